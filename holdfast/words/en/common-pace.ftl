# The pace at which one sees what others do, what happened since one left, and sound.

page-pace = Pace
page-pace-step = step
page-pace-slow = slow
page-pace-normal = normal
page-pace-fast = fast
page-pace-instant = instant
page-pace-help = How fast you see what enemies, bots and friends do
page-hold = Pause
page-go-on = Go on
page-next-step = Next
page-skip = Skip
page-skip-help = Skip to your decision
page-happening = Watch what happens
page-happening-left = { $count ->
    [one] { $count } more to see
   *[other] { $count } more to see
  }
page-happening-last = That was the last of it
page-replaying = What happened since
page-since-you-left = Since you left
page-since-count = { $count ->
    [one] { $count } thing happened
   *[other] { $count } things happened
  }
page-since-enemies = The enemies
page-since-lost = What you lost
page-since-by-bot = A bot in your place
page-since-more = and { $count } more
page-since-show = Show me
page-since-close = I know enough
page-you-left-here = you left here
page-volume = Volume
page-mute = Mute
page-unmute = Sound on
page-mute-key = Key { $key }
page-moment-card = Card
page-moment-target = Target
page-moment-attack = Attack
page-moment-damage = Damage
page-moments = What is going on
page-round = Round { $number }
