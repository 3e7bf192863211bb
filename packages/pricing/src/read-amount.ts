import type { Money, MoneyTerms } from './money.ts'

/**
 * Reads an amount as people write it, with or without the currency's symbol or code: "9,50", "€ 9.50", "kr 95",
 * "1 250,00", "-2". A single mark before one or two last digits is a decimal one, whatever the locale; before three it
 * is what it is in the locale. NaN for any other text, and for another currency's symbol.
 */
export function readAmount(written: string, money: Money): number {
  const found = patternOf(money).exec(written.trim().replaceAll(/[−–]/g, '-'))
  if (!found) return Number.NaN
  const [, before = '', after = '', number = ''] = found
  const digits = number.replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')
  const sizes = digitsOf(digits, money)
  if (sizes === null || (before !== '' && after !== '')) return Number.NaN
  // Subtracted instead of negated: there is no −0.
  return `${before}${after}` === '-' ? 0 - sizes : sizes
}

/** Null if it is no number with its thousands apart. */
function digitsOf(digits: string, { locale }: Money): number | null {
  if (!/^[\d.,]+$/.test(digits)) return null
  if (!/^[\d.,]+$/.test(digits)) return null
  const marks = digits.replaceAll(/\d/g, '')
  const last = marks.at(-1) ?? ''
  const place = digits.lastIndexOf(last)
  const isAlone = marks.length === 1
  const isDecimal = isAlone
    ? digits.length - place !== 4 || last === decimalMarkOf(locale)
    : new Set(marks).size > 1
  const [whole, fraction] = isDecimal ? [digits.slice(0, place), digits.slice(place + 1)] : [digits, '']
  if (!/^\d*$|^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(whole) || !/^\d*$/.test(fraction)) return null
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction}`)
}

const patterns = new Map<string, RegExp>()

const SIGN = /([+-]?)/.source
const NUMBER = /((?:\d[\d.,\s'’]*)?(?:[.,]?\d))/.source

/** A sign, a number, and the currency before or after it. */
function patternOf({ currency, locale }: Money): RegExp {
  const key = `${locale} ${currency}`
  const known = patterns.get(key)
  if (known) return known
  const unit = `(?:${unitsOf({ currency, locale }).join('|')})?`
  const parts = ['^', SIGN, unit, SIGN, NUMBER, unit, '$']
  const pattern = new RegExp(parts.join(/\s*/.source), 'iu')
  patterns.set(key, pattern)
  return pattern
}

/** What people write for a currency, as patterns, the longest first: "CA$", "CAD" and "$"; "DKK" and "kr", perhaps "kr." */
function unitsOf({ currency, locale }: MoneyTerms): string[] {
  const displays = ['symbol', 'narrowSymbol', 'code'] as const
  const units = displays.flatMap((currencyDisplay) =>
    [locale, 'en'].map((language) => {
      const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
      return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
    }),
  )
  return [...new Set(units.map((unit) => unit.replace(/\.$/, '')))]
    .toSorted((a, b) => b.length - a.length)
    .map((unit) => unit.replaceAll(/[^\p{L}]/gu, '[$&]') + (/\p{L}$/u.test(unit) ? '[.]?' : ''))
}

/** The mark before the decimals in a locale: "." or ",". */
export const decimalMarkOf = (locale: string): string =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn', minimumFractionDigits: 1 })
    .formatToParts(0)
    .find(({ type }) => type === 'decimal')?.value ?? '.'

/** An amount as people type it into a field: "9.50", "9,50", "950". */
export const typedAmount = (amount: number, money: Money): string =>
  money.write(amount).replace('.', decimalMarkOf(money.locale))
