/** An empty cell is no price, and not 0. */
export function toDollars(cell: string): number {
  return cell === '' ? Number.NaN : Number(cell)
}
