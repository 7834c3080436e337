"""The rules of Last Bastion, one module for each chapter."""
