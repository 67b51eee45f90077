"""What is asked by HTTP: games and texts, accounts, tables, and finished games."""
