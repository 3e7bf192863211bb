/** An empty cell is not a price of 0, but no price. */
export function toDollars(cell: string): number {
  return cell === '' ? Number.NaN : Number(cell)
}
