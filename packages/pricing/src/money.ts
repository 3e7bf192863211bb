import { scaledHalfUp } from './round-half-up.ts'

/** How a restaurant, or an order, counts and writes amounts. */
export interface MoneyTerms {
  /** ISO 4217, `CAD`. */
  currency: string
  /** BCP 47, `en-CA`: where the symbol stands, and which marks are between the digits. */
  locale: string
}

/**
 * Amounts of one currency: whole cents inside, decimal numbers in the API, and text for people. A cent is the smallest
 * unit of the currency, whatever its name: yen, fils.
 */
export interface Money extends MoneyTerms {
  decimals: Decimals
  /**
   * Converts an amount to cents, the only way in: exact for the currency's decimals, half-up on the written digits
   * beyond them (1.005 is 101). Negative amounts round away from 0.
   */
  toCents: (amount: number) => number
  /** Converts cents to an amount, the only way out: exactly the number of the decimal literal (1266 → 12.66). */
  toAmount: (cents: number) => number
  /** Whether an amount has no fraction of a cent: 12.66 has none, 12.665 and 0.1 + 0.2 have one. */
  isWhole: (amount: number) => boolean
  /** Writes cents for people: "$1,234.56", "1.234,56 €", "¥1,235". */
  format: (cents: number) => string
  /** Writes an amount for people. */
  formatAmount: (amount: number) => string
  /** Writes an amount with all its decimals, for programs and for fields: "12.50", "1250", "1.250". */
  write: (amount: number) => string
}

const known = new Map<string, Money>()

/** The way in which a currency is counted and written in a place; the same object for the same terms. */
export function moneyOf({ currency, locale }: MoneyTerms): Money {
  const key = `${locale} ${currency}`
  const money = known.get(key) ?? createMoney({ currency, locale })
  known.set(key, money)
  return money
}

function createMoney({ currency, locale }: MoneyTerms): Money {
  const decimals = currencyDecimals(currency)
  const formatter = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  const toCents = (amount: number) => scaledHalfUp(amount, decimals)
  const toAmount = (cents: number) => cents / 10 ** decimals
  // Adding 0 turns -0 into 0. Spaces, marks of direction and wide symbols differ between the tables of
  // browsers, and printers have none of them.
  const format = (cents: number) =>
    formatter
      .format(toAmount(cents) + 0)
      .replaceAll(/[\u{200E}\u{200F}\u{61C}]/gu, '')
      .replaceAll('\u{202F}', '\u{A0}')
      .replace('￥', '¥')
      .trim()
  return {
    currency,
    locale,
    decimals,
    toCents,
    toAmount,
    isWhole(amount) {
      const cents = toCents(amount)
      return Number.isSafeInteger(cents) && toAmount(cents) === amount
    },
    format,
    formatAmount: (amount) => format(toCents(amount)),
    write: (amount) => amount.toFixed(decimals),
  }
}

// ISO 4217, amendment 176. Not from Intl, whose tables differ between browsers and change with the years: stored
// amounts must keep their meaning.
const NO_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND'

/** How many digits amounts of a currency have after the decimal mark. */
type Decimals = 0 | 2 | 3

/** The decimals of a currency by its ISO 4217 code: 2 for CAD, 0 for JPY, 3 for KWD. */
export function currencyDecimals(currency: string): Decimals {
  if (NO_DECIMALS.includes(currency)) return 0
  return THREE_DECIMALS.includes(currency) ? 3 : 2
}
