/** From the server, which does not count a very long list to its end. */
export interface ListLength {
  total: number
  isMore: boolean
}

/** "1 order", "12 orders", "more than 10,000 orders". */
export function describeLength({ total, isMore }: ListLength, one: string, many: string): string {
  const count = total.toLocaleString('en')
  return isMore ? `more than ${count} ${many}` : `${count} ${total === 1 ? one : many}`
}
