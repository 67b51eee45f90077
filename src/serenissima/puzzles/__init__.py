"""Puzzles: positions out of games between bots in which one answer is clearly best for the seat that is asked.

They are mined by `serenissima puzzles mine`, verified with four times the thought, and lie in the room of their game.
"""
