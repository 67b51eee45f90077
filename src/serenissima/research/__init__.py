"""The four games where researchers already work: numbers for moves, tensors for views, and the field's interfaces."""
