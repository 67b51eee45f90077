"""The forms of the database, one after the other."""
