"""Hints and reviews: what a move is worth, what luck and decisions did to each seat's share of the win."""

from serenissima.review.advice import Advice, hint
from serenissima.review.report import Review, review

__all__ = ["Advice", "Review", "hint", "review"]
