"""What all finished public games say together: openings, seats, length and outcomes, by DuckDB over Parquet."""
