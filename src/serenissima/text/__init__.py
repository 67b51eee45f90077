"""Every sentence a person reads, by language: the engine says facts, the files here say them in words."""

from serenissima.text.words import LANGUAGES, BadLanguage, Words

__all__ = ["LANGUAGES", "BadLanguage", "Words"]
