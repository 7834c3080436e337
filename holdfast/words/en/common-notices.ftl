### How people hear of their turn; links in messengers.

## Your turn reaches you

page-notice = When it is your turn
page-notice-offer = Shall we tell you when it is your turn?
page-notice-offer-yes = Yes, tell me
page-notice-offer-no = No, thanks
page-notice-open = A notification while this tab is hidden
page-notice-open-denied = This browser does not let us notify you. Its settings for this page can change that.
page-notice-push = A message to this device, even when the page is closed
page-notice-push-failed = This browser could not be reached for messages.
page-notice-mail = An e-mail
page-notice-mail-address = Your address
page-notice-mail-set = Send me e-mails
page-notice-mail-waiting = We have sent you an e-mail: open the link in it, and it begins.
page-notice-mail-on = E-mails are on.
page-notice-mail-off = Stop the e-mails
page-notice-help = At most one for each turn, and none while you are at the table. Nobody else sees it.
page-notice-confirmed = You will be told
page-notice-confirmed-help = From now on you get an e-mail when this table waits for you. Each of them has a link that ends it.
page-notice-ended = No more notices
page-notice-ended-help = This table writes to you no more. You can switch it on again in its menu.
page-notice-unknown = There is nothing to switch off
page-notice-unknown-help = This link is old, or the table is gone: nothing is sent to you from it.
page-offline = No connection
page-offline-help = Holdfast cannot be reached. Your games are safe on the server, and wait for you.
page-offline-again = Try again

notice-title = { $game }: your turn
notice-body = { $table } waits for you.
notice-body-untitled = The table waits for you.
notice-mail-subject = Your turn: { $table }
notice-mail-text =
    { $table } waits for you:
    { $link }

    No more e-mails from this table:
    { $off }
notice-confirm-subject = E-mails about your turns: { $table }
notice-confirm-text =
    Somebody, probably you, wants e-mails at this address whenever it is their turn at { $table }.
    If that was you, open this link:
    { $link }

    If it was not, do nothing: you will hear no more of it.
error-no-mail = This server sends no e-mails.
error-bad-address = This is no e-mail address.
error-bad-endpoint = Messages can be sent only to public push services over https.
error-too-many-notices = That is too many devices or addresses for one seat.
error-no-public-address = To send e-mails the server must know its own address and their sender: --address and --mail-from.
error-bad-smtp = The address of the mail server must begin with smtp:// or smtps://.
link-open-graph-table = A table of { $game }
link-open-graph-about =
    { $count ->
        [0] Come and watch.
        [one] { $count } seat is free. Come and play.
       *[other] { $count } seats are free. Come and play.
    }
link-open-graph-lobby = A table for cooperative fantasy board games: with friends, with bots, alone.
