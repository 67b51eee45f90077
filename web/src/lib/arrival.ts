/** A page is there: the title that stood in the empty one goes. */
export function arrived(): void {
  document.getElementById('first')?.remove()
  delete document.documentElement.dataset.first
}
