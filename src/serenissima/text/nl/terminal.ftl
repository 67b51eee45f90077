### Wat alleen de terminal zegt. Spelers en bord heten zoals overal.

## Wat een antwoord oplevert, en de lijst van antwoorden

# least en most zijn getallen met hun teken: "-3 tot +5", gevolgd door wat wordt geteld.
terminal-span = { $least } tot { $most }
terminal-chance = { $result } { $percent } %
# seats: wie daarna antwoordt.
terminal-then = dan { $seats }
terminal-you = Jij
terminal-range = { $first } tot { $last }
terminal-range_in_steps = { $first } tot { $last } in stappen van { $step }
terminal-groups = Typ het begin van een antwoord om alles te zien wat zo verdergaat: `{ $example }`. `moves` toont alles.
terminal-unlisted = Er mag meer dan in de lijst staat: { $verbs } met alles wat de regels toelaten, in elke volgorde.
terminal-several = { $text } kan { $count } antwoorden betekenen:
terminal-nearest = Wel toegestaan: { $moves }.
terminal-for_example = Nu toegestaan is bijvoorbeeld: { $moves }.
terminal-meant = { $text } ken ik niet. Bedoelde je { $moves }?
terminal-more =
    { $count ->
        [one] 1 eerdere regel is niet getoond; `log` toont alles.
       *[other] { $count } eerdere regels zijn niet getoond; `log` toont alles.
    }
terminal-page = — Enter voor meer, q om te stoppen —{ " " }
terminal-yes = ja
terminal-no_folder = Er is geen map { $folder }; er is niets opgeslagen.
terminal-no_map = Hier is geen kaart van { $place }.
terminal-no_account = Waar de punten van dit spel vandaan komen, heeft nog niemand opgeschreven.
terminal-no_points = Nog niemand heeft punten.
terminal-account = Waar het vandaan komt
terminal-total = totaal
terminal-set_up = Opbouw
terminal-over = Het spel is afgelopen.
terminal-you_won = Jij wint.
terminal-won =
    { $count ->
        [one] { $players } wint.
       *[other] { $players } delen de winst.
    }

## help

terminal-help_notation = een zet in notatie; het begin van elk woord volstaat, en het werkwoord mag ontbreken: `{ $example }`, `{ $short }`
terminal-help_map = de kaart, met de afstanden vanaf een plaats
terminal-help_moves = de lijst van zetten, elk op een eigen regel
terminal-help_log = wat er tot nu toe is gebeurd; `log steps` vertelt elke stap
terminal-help_score = punten naar herkomst, voor zover je ze kent
