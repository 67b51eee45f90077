"""Four Venetian board games, complete and fair, for people, bots and science."""

__version__ = "0.1.0"
