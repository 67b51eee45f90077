"""How bots deal, one module for each game in which players bargain with each other."""
