"""The rules of the night watch, one module for each chapter."""
