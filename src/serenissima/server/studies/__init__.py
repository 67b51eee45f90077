"""Studies: analysis boards with chapters, each a tree of moves that the engine has checked."""
