# Was nur gesagt wird, wo das Haus im Tab eines Browsers liegt: neben web.ftl.

nav-here = Dieser Browser
home-bring = Ein Spiel mitbringen
home-lead_alone = Alle Regeln eingehalten, Würfel zum Nachprüfen, Bots, die nie schummeln. An einem Bildschirm oder heute Abend allein, alles in diesem Browser.
mine-alone = Deine Spiele liegen nur in diesem Browser. Nimm die Aufzeichnung eines beendeten mit, oder bring eine her.

## problems

problems-crashed_alone = Auf dieser Seite ist etwas schiefgegangen. Das Spiel ist in diesem Browser sicher.
problems-stale_page_alone = Ein Teil dieser Seite ließ sich nicht laden. Lade sie neu; deine Spiele sind sicher.
problems-offline_alone = Dieses Haus ließ sich nicht laden. Deine Spiele sind in diesem Browser sicher.
problems-company = Diese Seite braucht ein Haus mit einem Server.
problems-company_here = Hier trifft man niemanden: Spiele gegen Bots oder an einem Bildschirm, lerne, und sieh dir deine Spiele an.
problems-to_games = Zu den Spielen

## tab

tab-waking = Das Haus wacht in deinem Browser auf …
tab-no_wasm = Dieser Browser hat kein WebAssembly, oder es ist ausgeschaltet, und die Spiele brauchen es. Regeln und Lektionen lassen sich weiter lesen. Zum Spielen schalte es ein oder nimm einen neueren Browser.
tab-no_python = Die Spiele ließen sich nicht laden. Regeln und Lektionen lassen sich weiter lesen, und begonnene Spiele sind sicher. Lade die Seite neu, wenn es wieder eine Verbindung gibt.
tab-update = Eine neuere Version dieses Hauses ist vollständig da. Deine Spiele bleiben, wie sie sind.
tab-take_over = Jetzt laden
tab-half_update = Eine neuere Version ließ sich nicht vollständig laden, darum wurde nichts von ihr übernommen. Mit der jetzigen geht alles weiter, und es wird wieder versucht.
tab-later = Schließen

## refusals

refusals-storage_full = Dieser Browser hat keinen Platz mehr für die Seite. Nichts hat sich geändert, und alles Gespeicherte ist sicher. Schaff etwas Platz und versuch es noch einmal.
refusals-not_written = Der Browser konnte das nicht speichern. Nichts hat sich geändert; versuch es noch einmal.
refusals-no_storage = Dieser Browser hebt für diese Seite nichts auf, und dort liegen die Spiele: Sein Speicher ist ausgeschaltet, wie in manchen privaten Fenstern. Regeln und Lektionen lassen sich weiter lesen.
refusals-fault = Hier ist etwas schiefgegangen. Nichts hat sich geändert; versuch es noch einmal oder lade die Seite neu.
refusals-bad_record = Das ist keine Aufzeichnung, die dieses Haus lesen kann. Nichts hat sich geändert.
refusals-other_rules = Diese Aufzeichnung wurde nach anderen Regeln gespielt als denen dieser Version und lässt sich hier nicht nachspielen. Die Datei ist, wie sie war; ein Haus jener Version kann sie lesen.

## bring

bring-title = Ein Spiel mitbringen
bring-lead = Aus einer Aufzeichnung, aus einer Datei oder einem Link, wird ein Tisch in diesem Browser: zum Ansehen, oder zum Weiterspielen mit Bots auf den anderen Plätzen.
bring-file = Eine Datei mit einer Aufzeichnung
bring-found =
    { $n ->
        [one] { $game }, eine Antwort lang.
       *[other] { $game }, { $n } Antworten lang.
    }
bring-look = Ansehen
bring-play = Von hier an weiterspielen
bring-bad_link = Dieser Link trägt kein Spiel, das sich lesen lässt. Vielleicht wurde er abgeschnitten: bitte noch einmal um ihn, oder um die Datei.

## here

here-lead = Das Haus ist in diesem Browser, mit Regeln, Bots und allem. Auch Spiele und Einstellungen liegen hier, und niemand sonst sieht sie.
here-offline = Alles ist hier gespeichert und geht ohne Netz.
here-online = Es wird noch geladen. Danach geht es ohne Netz.
here-room = { $used } MB von { $most } MB sind belegt.
here-stays = Der Browser hat versprochen, nichts davon von selbst zu löschen.
here-may_go = Wenn seine Platte voll ist, darf der Browser all das löschen.
here-ask = Bitte ihn, es nicht zu tun
