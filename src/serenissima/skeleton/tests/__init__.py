"""What is tried of the new game; this file is not copied."""
