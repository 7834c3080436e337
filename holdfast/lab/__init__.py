"""The lab: many games side by side, on this machine or on Ray; what they tell, in tables and pictures."""
