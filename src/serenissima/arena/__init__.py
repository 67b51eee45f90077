"""The arena: tournaments with rotated seats, paired seeds and honest intervals."""
