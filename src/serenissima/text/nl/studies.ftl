### Studies in de browser: wat alleen op hun pagina’s gezegd wordt.

## study

study-about = Een partij uit elkaar halen: zetten en varianten, opmerkingen en pijlen, wat elke plaats wist, en wat de bots ervan vinden.
study-new = Nieuwe studie
study-mine = Jouw studies
study-public = Voor iedereen open
study-none_mine = Nog geen. Begin er een hiernaast, of vanuit de analyse van een afgelopen partij.
study-none_public = Nog niemand heeft er een voor iedereen geopend.
study-full = Je hebt zoveel studies als mag; verwijder er eerst een.
study-none = Deze studie bestaat niet, of is niet voor jou open.
study-title = Titel
study-untitled = Studie zonder titel
study-of_table = Studie van een partij
study-main_line = De partij
study-begin = Begin de studie
study-begin_from = Begint met
study-from_game = Het begin
study-from_record = Een verslag
study-from_position = Een stelling
study-paste_record = Plak hier de tekst van een verslag
study-paste_position = Plak hier een stelling als JSON
study-from_file = Of uit een bestand: studie, verslag of stelling
study-from_file_chapter = Of uit een bestand: verslag of stelling
study-no_json = Dit is geen JSON.
study-game = Spel
study-seats = Plaatsen
study-chapters = Hoofdstukken
study-chapter = Hoofdstuk
study-add_chapter = Hoofdstuk toevoegen
study-rename = Hernoemen
study-keep = Bewaren
study-delete_chapter = Hoofdstuk verwijderen
study-delete_chapter_sure = Dit hoofdstuk met alle zetten verwijderen?
study-by = door { $who }
study-eyes = Door wiens ogen
study-open = Alles open
study-spectator = Toeschouwer
study-covered = van hieruit bedekt
study-moves = Zetten
study-beginning = Het begin
study-luck = Het toeval
study-branch = tak { $letter }
study-drawn = op het bord getekend
study-along = Langs de zetten
study-first = Naar het begin
study-back = Een zet terug
study-next = Een zet verder
study-last = Naar het einde van deze lijn
study-comment = Opmerking (C)
study-arrow = Pijlen en ringen (A)
study-arrow_how = Sleep van het ene ding naar het andere, of tik beide aan; twee keer hetzelfde is een ring.
study-ink = Inkt
study-from = Van …
study-to = Naar …
study-ring = (ring)
study-note = Notitie op het bord
study-draw = Tekenen
study-take_away = Weghalen
study-glyph = Goed of slecht
study-move_n = zet { $n }
study-promote = Maak dit de hoofdlijn
study-cut = Snijd deze tak af
study-undo = Toch houden
study-opinion = De mening van de bots
study-seen_by = kans om te winnen, gezien door: { $who }
study-thinking = De bots denken na …
study-no_choice = Niemand heeft hier een keuze die deze ogen kunnen wegen.
study-all_moves = Alle zetten (L)
study-luck_asked = Hier beslist het toeval.
study-let_fall = Laten beslissen
study-choose_luck = Kies wat het brengt
study-so = Zo
study-over = De partij is afgelopen:
study-play_on = Vanaf hier verder spelen
study-play = Tegen bots spelen
study-level = Niveau van de bots
study-usual = het gewone
study-share = Delen
study-readers = Wie haar leest
study-for_private = Alleen auteurs
study-for_link = Met link
study-for_public = Iedereen
study-about_private = Alleen wie erin schrijft kan haar openen.
study-about_link = Wie de link heeft leest haar; ze staat in geen lijst.
study-about_public = Iedereen vindt en leest haar.
study-link = Link naar deze zet
study-copy_link = Link doorgeven
study-embed = Een levend bord voor andere pagina’s
study-copy_embed = Levend bord kopiëren
study-copied = Gekopieerd.
study-file = Als bestand opslaan
study-make_mine = Naar mijn studies kopiëren
study-new_link = Nieuwe link
study-delete = Studie verwijderen
study-delete_sure = Deze studie voorgoed verwijderen?
study-author_name = Naam van een andere auteur
study-let_write = Laten schrijven
study-let_go = { $who } schrijft niet meer
study-saved = opgeslagen
study-saving = wordt opgeslagen …
study-not_saved = niet opgeslagen
study-moves_n =
    { $n ->
        [one] één zet
       *[other] { $n } zetten
    }
study-chapters_n =
    { $n ->
        [one] één hoofdstuk
       *[other] { $n } hoofdstukken
    }
study-futures =
    { $n ->
        [one] één toekomst
       *[other] { $n } toekomsten
    }
study-cut_done =
    { $n ->
        [one] Eén zet afgesneden.
       *[other] { $n } zetten afgesneden.
    }

## refusals

refusals-running = Een lopende partij wordt geen studie; ze kan bestudeerd worden als ze afgelopen is.
