### Examples of the chapter “setup”, step by step.

the-table-is-laid = Before the first turn
    .step1 = The map of the quest, doors closed, shadows waiting out of sight. The heroes stand on the **start area**, and each begins by choosing what he can do and what he wears.
