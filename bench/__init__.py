"""Benchmarks: they print what they measure, and ratios measured in one run. They assert nothing."""
