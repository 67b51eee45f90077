"""The kernel: steps on a stack, three drawers, records. It knows no game and does no I/O."""
