"""How far the numbers of a move reach in each game: what the verb table leaves open, from the printed components."""
