"""The server: tables, accounts, live play and storage; from one process with one file to many workers."""
