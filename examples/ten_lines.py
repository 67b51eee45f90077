"""A bot of ten lines plays a rated game against a level of the house: python ten_lines.py ADDRESS TOKEN GAME"""

import random
import sys

from serenissima.client import House


class Anything:
    def __init__(self, game, seed):
        self.luck = random.Random(seed)

    def choose(self, view, legal, budget):
        return self.luck.choice(legal)


with House(sys.argv[1], sys.argv[2]) as house:
    print(house.play(house.open(sys.argv[3], ["me", "random"], rated=True), Anything))
