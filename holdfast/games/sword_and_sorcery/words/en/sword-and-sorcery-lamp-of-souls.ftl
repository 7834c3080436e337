### Sword & Sorcery: the quest of the lesson.

quest-lamp-of-souls = The Lamp of Souls
quest-lamp-of-souls-help = Light the lamp in the cellar with one of your lives, bring the dead back and raise it. Short: the quest of the lesson.
place-lamp-of-souls-crypt = Crypt
place-lamp-of-souls-old-passage = Old passage
place-lamp-of-souls-storeroom = Storeroom
place-lamp-of-souls-drain = Drain
place-lamp-of-souls-lamp-alcove = Lamp alcove
story-lamp-of-souls-cellar = You wake under the chapel, and your hands are thin as smoke. Somewhere beyond the old door stands the lamp that shows the dead the way home. It burns with a life, and nobody but you has one to spare.
story-lamp-of-souls-steps = Steps in the drain, and the scratch of claws on wet stone. The light has been seen by others too.
trigger-lamp-of-souls-begin = The quest begins
action-lamp-of-souls-light-lamp = Light the lamp with a life
action-lamp-of-souls-raise-lamp = Raise the lamp
goal-lamp-of-souls-light = Light the lamp with a life in the alcove (E)
goal-lamp-of-souls-raise = Bring whoever died back at the shrine, then raise the lamp
outcome-quest-lamp-lit = The lamp burns, and the way back from the dead is lit.
