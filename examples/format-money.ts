/** '$13.99' for 13.99 and 'CAD'. */
export function formatMoney(amount: number, currency: string): string {
  const format = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  return new Intl.NumberFormat('en', format).format(amount)
}
