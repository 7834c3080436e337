game-night-watch = The Night Watch
game-night-watch-about = Keep the fire burning until no shadow is left.

level-calm = calm night
level-wild = wild night
setting-watchers = Watchers
setting-watchers-help = Who keeps the watch, in seat order.
setting-fog = Fog
setting-fog-help = Shadows may come out of the fog stronger than they are.
setting-late = Late hours
setting-late-help = Anyone may end a turn.

watcher-arn = Arn
watcher-bryn = Bryn
watcher-cael = Cael
thing-wood = wood
pieces-of-wood = { $count ->
    [one] one piece of wood
   *[other] { $count } pieces of wood
}
shadow-dusk = Dusk
shadow-fox = Fox
shadow-owl = Owl
shadow-wolf = Wolf
shadow-bear = Bear
shadow-ghost = Ghost
shadow-howler = Howler
shadow-frost = Frost

ask-turn = What now?
ask-how-many = How much wood for { $watcher }?
ask-shadow = { $shadow } comes, { $strength } strong. Who throws a torch?

option-feed = { $object } feeds the fire
option-gather = Gather wood
option-look = Look into the dark
option-hand = Hand { $object } to { $target }
option-done = End the turn
option-give = { $object }
option-throw = { $object } throws a torch

why-no-wood = { $watcher } has no wood.
why-acted = { $count } things a turn, and no more.
why-nothing-new = There is nothing new to see.
why-no-torch = { $watcher } has no torch.

event-round = A new round begins.
event-turn = Turn { $number }: { $watcher }
event-feed = { $watcher } feeds the fire: { $fire }.
event-done = { $watcher } waits.
event-gather = { $watcher } gathers wood: { $count }.
event-look = { $watcher } looks into the dark.
event-omen = { $shadow } will come.
event-hand = { $watcher } hands { $to } wood: { $count }.
event-shadow = { $shadow } comes, { $strength } strong.
event-torch = { $watcher } drives { $shadow } off with a torch.
event-dim = { $shadow } takes { $lost } from the fire: { $fire } left.

outcome-dark = The fire is out.
outcome-dawn = The morning comes.

odds-find = { PERCENT($percent) }: wood found: { $thing }
find-none = none
find-one = one
find-two = two

# What the plain board calls the parts of the view.
view-fire = fire
view-forest = forest
view-turn = turn
view-number = number
view-acted = things done
view-watchers = watchers
view-wood = wood
view-torch = torch
view-deck = shadows to come
view-cards = cards
view-back = next
view-gone = gone
view-omen = will come
