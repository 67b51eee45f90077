### What has happened, in a line for each turn: whose turn it is stands before it, so no piece has a subject.
### What is counted, and where points come from. $n chooses the form; [0] is for none.

## story

story-starts = Start player: { WHO($who) }
story-round = Round { $n }
story-die = { $panel } { $n }
story-doge = the Doge wishes { $tile }
story-renewed = the old Doge tiles shuffled into a new stack of { $n }
story-order = New turn order: { $seats }
story-flood = High water { $level }
story-lost =
    { $n ->
        [0] { WHO($who) } safe
        [one] { WHO($who) } 1 action lost
       *[other] { WHO($who) } { $n } actions lost
    }
story-turn = before the turn
story-reordered = { $tile } brought on top for { $n }
story-field = { $field }
story-water = water
story-paid =
    { $n ->
        [one] 1 ducat paid
       *[other] { $n } ducats paid
    }
story-ducats =
    { $n ->
        [one] 1 ducat earned
       *[other] { $n } ducats earned
    }
story-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
story-approvals =
    { $n ->
        [one] 1 approval
       *[other] { $n } approvals
    }
story-bought =
    { $n ->
        [0] { $tile } bought free
       *[other] { $tile } bought for { $n }
    }
story-bought_part = { $zone } part bought for { $n }
story-bought_gondola =
    { $n ->
        [0] gondola bought free
       *[other] gondola bought for { $n }
    }
story-bought_covered = bought { $tile }
story-gave_up = { $tile } given up
story-gave_up_part = { $zone } part given up
story-gave_up_gondola = gondola given up
story-gave_up_covered = gave up { $tile }
story-kept_none = none of the tiles kept
story-completed = { $tile } built
story-completed_part =
    { $approvals ->
        [0] { $zone } part built (+{ story-points-of })
       *[other] { $zone } part built ({ story-gains-of })
    }
story-completed_gondola =
    { $ducats ->
        [0] gondola built (+{ story-approvals-of })
       *[other] gondola built (+{ story-ducats-of })
    }
story-replaced =
    { $approvals ->
        [0] { $zone } part replaced (+{ story-points-of })
       *[other] { $zone } part replaced ({ story-gains-of })
    }
story-gains-of =
    { $points ->
        [0] +{ story-approvals-of }
       *[other] +{ story-points-of }, +{ story-approvals-of }
    }
story-points-of =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
story-approvals-of =
    { $approvals ->
        [one] 1 approval
       *[other] { $approvals } approvals
    }
story-ducats-of =
    { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }
story-nothing = nothing done there
story-swapped = the Doge now wishes { $tile }, the other tile { $end }
story-inspection = Inspection
story-bid =
    { $points ->
        [0] { WHO($who) } { $n }
       *[other] { WHO($who) } { $n } ({ story-points-of })
    }
story-final_approval = Final approval
story-left =
    { $points ->
        [0] { WHO($who) } { $n }
       *[other] { WHO($who) } { $n } ({ story-points-of })
    }

## counts
## What an answer changes; the number stands before it.

counts-points =
    { $n ->
        [one] point
       *[other] points
    }
counts-ducats =
    { $n ->
        [one] ducat
       *[other] ducats
    }
counts-approvals =
    { $n ->
        [one] approval
       *[other] approvals
    }
counts-yard =
    { $n ->
        [one] tile in the yard
       *[other] tiles in the yard
    }
counts-barriers =
    { $n ->
        [one] built barrier
       *[other] built barriers
    }

## sources
## Where points come from.

sources-start = at the start
sources-parts = parts, as printed
sources-wishes = the Doge's wishes
sources-replacing = parts replaced
sources-barriers = barriers
sources-inspections = inspections
sources-final_approval = final approval
