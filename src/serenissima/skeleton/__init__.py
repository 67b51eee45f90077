"""A game with nothing in it that is not needed: `serenissima new-game` copies it under another name.

It keeps every law as it lies here. `room` becomes the package of the new game, `tests` what is tried of it.
"""
