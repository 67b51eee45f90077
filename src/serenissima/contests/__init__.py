"""Contests for tables of two to five: who meets whom, what it is worth, who is before whom, and why."""
