"""The house in a browser's tab: the same tables, frames and bots as on a server, without one.

A worker of the page runs this package and keeps its logs in the browser's storage; other workers think for its bots.
"""
