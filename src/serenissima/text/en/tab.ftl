# What is said only where the house lies in a browser's tab: beside web.ftl.

nav-here = This browser
home-bring = Bring a game in
home-lead_alone = All rules kept, dice you can check, bots that never cheat. At one screen or alone tonight, all of it in this browser.
mine-alone = Your games lie in this browser alone. Take the record of a finished one home, or bring one in.

## problems

problems-crashed_alone = Something on this page went wrong. The game is safe in this browser.
problems-stale_page_alone = A part of this page could not be loaded. Load it again; your games are safe.
problems-offline_alone = This house could not be loaded. Your games are safe in this browser.
problems-company = This page needs a house with a server.
problems-company_here = Here nobody else is met: play against bots or at one screen, learn, and look at your games.
problems-to_games = To the games

## tab

tab-waking = The house is waking up in your browser …
tab-no_wasm = This browser has no WebAssembly, or it is switched off, and the games need it. Rules and lessons can still be read. To play, switch it on or use a newer browser.
tab-no_python = The games could not be loaded. Rules and lessons can still be read, and games that have begun are safe. Load the page again when there is a connection.
tab-update = A newer version of this house is here, complete. Your games stay as they are.
tab-take_over = Load it now
tab-half_update = A newer version could not be loaded completely, so nothing of it was taken. All works on with the one you have, and it will be tried again.
tab-later = Close

## refusals

refusals-storage_full = This browser has no room left for the page. Nothing has changed, and all that was kept is safe. Make some room, then try again.
refusals-not_written = The browser could not keep that. Nothing has changed; try again.
refusals-no_storage = This browser keeps nothing for this page, and games lie there: its storage is switched off, as in some private windows. Rules and lessons can still be read.
refusals-fault = Something went wrong here. Nothing has changed; try again, or load the page anew.
refusals-bad_record = This is no record that this house can read. Nothing has changed.
refusals-other_rules = This record was played by other rules than those of this version, so it cannot be followed here. The file is as it was; a house of that version can read it.

## bring

bring-title = Bring a game in
bring-lead = A record, from a file or a link, becomes a table in this browser: to look at, or to play on with bots in the other seats.
bring-file = A file with a record
bring-found =
    { $n ->
        [one] { $game }, one answer long.
       *[other] { $game }, { $n } answers long.
    }
bring-look = Look at it
bring-play = Play on from here
bring-bad_link = This link carries no game that can be read. It may have been cut off: ask for it once more, or for the file.

## here

here-lead = The house is in this browser: rules, bots and all. Games and settings lie here too, and nobody else sees them.
here-offline = All of it is kept here, and works without a network.
here-online = It is still being loaded. After that it works without a network.
here-room = { $used } MB of { $most } MB are used.
here-stays = The browser has promised not to clear any of it by itself.
here-may_go = When its disk is full, the browser may clear all of this.
here-ask = Ask it not to
