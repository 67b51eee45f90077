"""Bots: players that get exactly what a person gets, a view and the legal moves, and never the state."""
