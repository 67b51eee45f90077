/** Games that the shell is tried with, each for something it has; nowhere else do its tests name a game. */

/** a sea chart with numbers, courses and warnings */
export const CHART = 'serenissima_2012'
/** prices named in turn, sealed bids, standing answers; the finished game that is told again */
export const HAGGLING = 'serenissima_1996'
/** offers of many small moves, hands of cards */
export const DEALING = 'oltremare'
/** short, with a board that is not a chart */
export const BUILDING = 'dogeship'
