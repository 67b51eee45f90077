/** Cards dragged from one place of the page to another; a click or a key does the same everywhere. */

const KIND = 'application/x-oltremare-card'

export const lift = (card: string, may: boolean) => ({
  draggable: may,
  ondragstart: (event: DragEvent) => {
    event.dataTransfer?.setData(KIND, card)
    if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move'
  },
})

/** A place that takes cards while `may` holds. */
export const lay = (may: boolean, take: (card: string) => void) => ({
  'data-takes': may || undefined,
  ondragover: (event: DragEvent) => {
    if (may && event.dataTransfer?.types.includes(KIND)) event.preventDefault()
  },
  ondrop: (event: DragEvent) => {
    const card = event.dataTransfer?.getData(KIND)
    if (!may || !card) return
    event.preventDefault()
    take(card)
  },
})
