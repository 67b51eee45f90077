"""Contests in the house: kept in its database, moved on by its clock, asked about by HTTP."""
