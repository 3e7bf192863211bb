/** Moves a row that scrolls sideways by two of its cards. */
export function slideCards(row: HTMLElement, direction: 1 | -1): void {
  const cardWidth = row.firstElementChild?.clientWidth ?? 0
  row.scrollBy({ left: direction * 2 * cardWidth })
}
