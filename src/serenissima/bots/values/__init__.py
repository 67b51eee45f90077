"""What a position is worth to each seat: one readable module per game, weights from self-play beside it."""
