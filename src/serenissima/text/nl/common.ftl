### Zinnen van het huis zelf, welk spel er ook wordt gespeeld.

## words

words-nothing = niets
words-luck = toeval
words-spectator = toeschouwer

## who
## Hoe heet wie leest, waar een zin `WHO($seat)` of `WHO($seat, as: "object")` zegt; ieder ander heet naar zijn naam.

who-subject = jij
who-object = jou
who-dative = jou
who-possessive = jouw
names-whose = van { $name }

## board

board-players = spelers
board-table = op tafel
board-own = alleen jij ziet

## refusals

refusals-game_over = Het spel is afgelopen.
refusals-not_asked = Je bent niet aan de beurt: eerst moet { $asked } antwoorden.
refusals-no_such_outcome = Dat kan het toeval hier niet brengen.
refusals-no_undo = Je kunt alleen je eigen laatste zetten terugnemen, zolang het toeval of iemand anders nog niet heeft geantwoord.
refusals-not_offered = Dat kan nu niet.
refusals-no_such_thing = Zoiets is er niet in dit spel; kijk in de lijst met zetten.
refusals-at_least_one = Minstens één, graag.
refusals-only_the_clock = Dat kan niemand zelf doen: het gebeurt alleen als de tijd om is.

## play

play-welcome = { $title } · { $players }
play-seed = Het toeval van dit spel komt uit het startgetal { $seed }.
play-bot_failed = De bot { $bot } viel uit ({ $fault }); het antwoord van de regels is ervoor gegeven.
play-begin = Typ een nummer of een zet; `help` toont wat je nog meer kunt typen.
play-resumed = Hervat na { $entries } regels.
play-turn = { $seat }, je bent aan de beurt
play-since = Sinds je vorige beurt
play-here = { $seat }, ga voor dit scherm zitten en druk op Enter: wat volgt is alleen voor jouw ogen.
play-prompt = { $seat }>{ " " }
play-forced = De regels laten maar één antwoord toe: { $move }.
play-unknown = { $text } ken ik niet. Typ een nummer uit de lijst, een zet zoals `{ $example }`, of `help`.
play-no_number = Er is geen zet { $number }; de lijst gaat van 1 tot { $count }.
play-confirm = { $warning } Typ `yes` om het toch te doen:{ " " }
play-not_done = Er is niets gebeurd.
play-taken_back = Teruggenomen: { $moves }.
play-saved = Bewaard in { $file }.
play-resume_with = Ga verder met: serenissima play --resume { $file }
play-cannot_save = Het spel kan niet in { $file } worden bewaard: { $problem }.
play-cannot_resume = { $file } kan niet worden hervat: { $problem }
play-nothing_saved = Er is nog geen bewaard spel.
play-no_rule = { $rule } is geen regel van dit spel. De regels gaan van { $first } tot { $last }; `rule` met een nummer zoals `{ $first }` toont er een.
play-legal = { $move } mag nu.
play-rule_form = Zeg welke regel: `rule { $first }`. Ze gaan van { $first } tot { $last }.
play-why_form = Zeg welke zet: `why { $example }`.
play-save_form = Zeg waarheen: `save BESTAND`.
play-final = Het spel is afgelopen
play-column_place = Plaats
play-column_player = Speler
play-column_score = Score
play-moves = Wat je kunt doen
play-rule_title = Regel { $rule }
play-log_title = Het spel tot nu toe
play-nothing_yet = Er is nog niets gebeurd.

## help

help-title = Wat je kunt typen
help-number = de zet met dat nummer in de lijst
help-several = meerdere zetten na elkaar, gescheiden door puntkomma's
help-why = waarom een zet niet mag, met de regel erbij
help-rule = de tekst van een regel
help-undo = neemt je laatste zet terug; `undo 3` neemt er drie terug
help-board = toont de stand nog eens
help-hint = de beste zetten, naar wat jij kunt zien
help-save = bewaart het spel in een bestand; het wordt ook vanzelf bewaard
help-resume = terug naar het bewaarde spel, of naar een ander
help-quit = stoppen; het spel wordt bewaard

## chart
## Woorden op en over de kaarten van de browser; een spel kan er sommige op zijn eigen manier zeggen.

chart-chart = Kaart
chart-zoom = Grootte van de kaart
chart-zoom_in = Dichterbij
chart-zoom_out = Verder weg
chart-zoom_whole = De hele kaart
chart-skip = Overslaan
chart-galley = Galei { $number }
chart-fleet = { $seat }: galeien { $galleys }
chart-fleet_opens = Deze galeien een voor een tonen
chart-close = Sluiten
chart-port_of = haven van { $seat }
chart-neutral = neutrale haven
chart-closed = gesloten
chart-port_closed = dit spel gesloten
chart-makes = maakt { $good }
chart-stores = slaat { $goods } op
chart-stores_nothing = slaat niets op
chart-next_space = de volgende plek levert { $n } op
chart-full = het pakhuis is vol
chart-garrison =
    { $n ->
        [0] geen garnizoen
        [one] 1 zeeman in garnizoen
       *[other] { $n } zeelui in garnizoen
    }
chart-fort = fort
chart-lies_in = in veld { $field }
chart-sailors =
    { $n ->
        [0] geen zeeman
        [one] 1 zeeman
       *[other] { $n } zeelui
    }
chart-no_cargo = geen lading
chart-free_places =
    { $n ->
        [0] geen vrije plaats
        [one] 1 vrije plaats
       *[other] { $n } vrije plaatsen
    }
chart-is_active = actief
chart-has_moved = heeft bewogen
chart-steps =
    { $n ->
        [0] hier
        [one] 1 veld
       *[other] { $n } velden
    }
chart-here = { $galley } ligt hier
chart-atlantic = Oceanus
chart-hispania = Hispania
chart-gallia = Gallia
chart-barbaria = Barbaria
chart-libya = Libya
chart-aegyptus = Ægyptus
chart-anatolia = Anatolia
chart-hungaria = Hungaria
chart-euxine = Pontus Euxinus

## review

review-unfinished = Dit spel loopt nog: de uitslag is wat iedere speler nu mag verwachten.
review-accounts = Van begin tot uitslag, in procenten van de winst
review-turns = Keerpunten
review-deals = Wat de handel elke kant waard was
review-player = Speler
review-start = Begin
review-luck = Toeval
review-decisions = Beslissingen
review-result = Uitslag
review-loss = Weggegeven
review-per_decision = … per beslissing
review-blunders = Blunders
review-mark = { "" }
review-entry = Regel
review-cause = Waarom
review-what = Wat er gebeurde
review-changes = Wat het veranderde
review-better = Beter
review-kind = Soort
review-cause_luck = toeval
review-cause_deal = een ruil
review-cause_error = een fout van { $actor }
review-cause_missed = een kans die { $actor } miste
review-cause_move = een beurt van { $actor }
review-cause_end = het einde is er
review-deal_deal = ruil
review-deal_purchase = koop
review-deal_trade = handel
review-deal_passage = doorvaart
review-drawn = Getekend in { $file }.
review-hints = De beste zetten voor { $player }, in delen van de winst
review-move = Zet
review-words = In woorden
review-share = Deel
review-behind = Achter
review-visits = Beoordeeld
review-no_hint = Niemand kan de standen van dit spel al beoordelen.
review-plot_curve = Winstkans
review-plot_entries = regel
review-plot_split = Toeval en beslissingen
review-plot_luck = toeval
review-plot_decisions = beslissingen, eigen en van anderen
review-plot_points = procentpunten, opgeteld
review-plot_judged = beoordeeld met het hele verslag

## notices

notices-subject = Je bent aan de beurt: { $game }
notices-body = Aan een tafel van { $game } wacht men op je antwoord.
notices-prove_subject = Wil je brieven van dit huis?
notices-prove = Iemand, hopelijk jij, vroeg om brieven aan dit adres wanneer een tafel op een antwoord wacht. Als je ze wilt, volg dan aangemeld deze link; zo niet, doe dan niets.

## A line of the tale: the heading and then what was done; several things of a kind.

tale-line = { $head }: { $done }
tale-several = { $n } { $thing }
