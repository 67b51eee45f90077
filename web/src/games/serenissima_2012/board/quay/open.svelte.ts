/** Whether a sheet of this game lies open and offers the answers: the prompt need not say them again. */

export const sheet12 = $state({ open: false })
