### Как люди узнают о своём ходе; ссылки в мессенджерах.

## Весть о вашем ходе

page-notice = Когда придёт ваш ход
page-notice-offer = Сообщить вам, когда придёт ваш ход?
page-notice-offer-yes = Да, сообщите
page-notice-offer-no = Нет, спасибо
page-notice-open = Уведомление, пока эта вкладка скрыта
page-notice-open-denied = Браузер не разрешает уведомления. Это можно изменить в его настройках для этой страницы.
page-notice-push = Сообщение на это устройство, даже когда страница закрыта
page-notice-push-failed = Этот браузер не принимает сообщений.
page-notice-mail = Письмо
page-notice-mail-address = Ваш адрес
page-notice-mail-set = Присылать письма
page-notice-mail-waiting = Мы отправили вам письмо: откройте ссылку в нём, и письма начнут приходить.
page-notice-mail-on = Письма приходят.
page-notice-mail-off = Больше не присылать
page-notice-help = Не больше одного за ход, и ни одного, пока вы за столом. Другие этого не видят.
page-notice-confirmed = Мы вам сообщим
page-notice-confirmed-help = Теперь вам придёт письмо, когда этот стол ждёт вас. В каждом есть ссылка, чтобы отказаться от писем.
page-notice-ended = Больше никаких сообщений
page-notice-ended-help = Этот стол вам больше не пишет. Включить снова можно в его меню.
page-notice-unknown = Отключать нечего
page-notice-unknown-help = Ссылка устарела, или стола больше нет: вам от него ничего не приходит.
page-offline = Нет связи
page-offline-help = Holdfast недоступен. Ваши партии целы на сервере и ждут вас.
page-offline-again = Попробовать ещё раз

notice-title = { $game }: ваш ход
notice-body = { $table }: ждут вас.
notice-body-untitled = За столом ждут вас.
notice-mail-subject = Ваш ход: { $table }
notice-mail-text =
    { $table }: ждут вас.
    { $link }

    Больше не получать писем от этого стола:
    { $off }
notice-confirm-subject = Письма о ваших ходах: { $table }
notice-confirm-text =
    Кто-то, вероятно вы, хочет получать на этот адрес письма, когда приходит его ход: { $table }.
    Если это вы, откройте ссылку:
    { $link }

    Если не вы, ничего не делайте: больше писем не будет.
error-no-mail = Этот сервер не отправляет писем.
error-bad-address = Это не адрес электронной почты.
error-bad-endpoint = Сообщения отправляются только общедоступным push-службам по https.
error-too-many-notices = Слишком много устройств или адресов для одного места.
error-no-public-address = Чтобы отправлять письма, сервер должен знать свой адрес и отправителя: --address и --mail-from.
error-bad-smtp = Адрес почтового сервера должен начинаться с smtp:// или smtps://.
link-open-graph-table = Стол: { $game }
link-open-graph-about =
    { $count ->
        [0] Приходите посмотреть.
        [one] Свободно { $count } место. Приходите играть.
        [few] Свободно { $count } места. Приходите играть.
       *[many] Свободно { $count } мест. Приходите играть.
    }
link-open-graph-lobby = Стол для кооперативных настольных игр в мире фэнтези: с друзьями, с ботами, в одиночку.
