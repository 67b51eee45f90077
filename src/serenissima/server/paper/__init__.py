"""The house's paper: feeds of its news, pictures and heads of pages that are handed on, and boards for other sites."""
