"""Plain functions that two games or more need; no base classes."""
