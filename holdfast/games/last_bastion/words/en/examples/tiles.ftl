### Examples of the chapter “tiles”, step by step.

fountain-against-evil = The Fountain cleanses
    .step1 = Two tiles are in the grip of evil. The [[tile-fountain]] drives away **up to two** figures, wherever they stand.
    .step2 = The Market is free. You may stop here or drive away the second one as well.
    .step3 = The whole city breathes again, for a single action.
