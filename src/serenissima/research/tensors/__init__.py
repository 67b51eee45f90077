"""Observations as typed code, one module for each game, written from the shapes by tools/tensors.py."""
