// ISO 4217, amendment 176. Not from Intl, whose tables differ between browsers and change with the years: stored
// amounts must keep their meaning.
const NO_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND'

/** How many digits amounts of a currency have after the decimal mark. */
export type Decimals = 0 | 2 | 3

/** The decimals of a currency by its ISO 4217 code: 2 for CAD, 0 for JPY, 3 for KWD. */
export function currencyDecimals(currency: string): Decimals {
  if (NO_DECIMALS.includes(currency)) return 0
  return THREE_DECIMALS.includes(currency) ? 3 : 2
}
