/** Amounts as providers write them. Ours are whole cents of ISO 4217; theirs have decimals of their own. */
import { currencyDecimals } from '@tiffin/pricing'
import { ProviderError } from './provider.ts'

const STRIPE_WITHOUT_DECIMALS = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
const STRIPE_THREE_DECIMALS = 'BHD JOD KWD OMR TND'.split(' ')
/** Counted with three decimals by the standard, and not by Stripe: nobody could tell what an amount means. */
const STRIPE_UNCLEAR = ['IQD', 'LYD']

/**
 * Decimals of Stripe's amounts (https://docs.stripe.com/currencies). ISK and UGX have none any more, but are written with
 * two for compatibility.
 */
function stripeDecimals(currency: string): number {
  if (STRIPE_WITHOUT_DECIMALS.includes(currency)) return 0
  return STRIPE_THREE_DECIMALS.includes(currency) ? 3 : 2
}

/**
 * What Stripe calls the amount: `1250` for 12.50 CAD, `1250` for 1,250 JPY. Refuses what it cannot charge: a fraction, or
 * thousandths that are not divisible by ten.
 */
export function toStripeAmount(cents: number, currency: string): number {
  if (STRIPE_UNCLEAR.includes(currency)) throw notInCurrency('Stripe', currency)
  const amount = rescale('Stripe', { cents, currency }, stripeDecimals(currency))
  if (STRIPE_THREE_DECIMALS.includes(currency) && amount % 10 !== 0)
    throw notChargeable('Stripe', { cents, currency })
  return amount
}

/** Whole cents of an amount that Stripe names; `currency` as Stripe writes it, in small letters. */
export function fromStripeAmount(amount: number, currency: string): number {
  const code = currency.toUpperCase()
  const shift = currencyDecimals(code) - stripeDecimals(code)
  return shift >= 0 ? amount * 10 ** shift : Math.round(amount / 10 ** -shift)
}

// https://developer.paypal.com/api/rest/reference/currency-codes/
const PAYPAL_CURRENCIES =
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' ')
const PAYPAL_WITHOUT_DECIMALS = ['HUF', 'JPY', 'TWD']

const paypalDecimals = (currency: string) => (PAYPAL_WITHOUT_DECIMALS.includes(currency) ? 0 : 2)

/** What PayPal calls the amount: `12.50` for 12.50 CAD, `1250` for 1,250 JPY or HUF. Never by way of a fraction. */
export function toPayPalAmount(cents: number, currency: string): { value: string; currency_code: string } {
  if (!PAYPAL_CURRENCIES.includes(currency)) throw notInCurrency('PayPal', currency)
  const decimals = paypalDecimals(currency)
  const amount = rescale('PayPal', { cents, currency }, decimals)
  return { value: withDecimals(amount, decimals), currency_code: currency }
}

/** `1250` with 2 decimals is `12.50`. */
function withDecimals(amount: number, decimals: number): string {
  if (decimals === 0) return String(amount)
  const digits = String(amount).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Whole cents of an amount that PayPal names. Throws if it is none. */
export function fromPayPalAmount({
  value,
  currency_code: currency,
}: {
  value: string
  currency_code: string
}): number {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? []
  const decimals = currencyDecimals(currency)
  if (whole === '' || /[1-9]/.test(fraction.slice(decimals)))
    throw new Error(`PayPal named an amount that we cannot read: ${value} ${currency}`)
  const cents = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return sign === '-' ? 0 - cents : cents
}

interface Amount {
  cents: number
  currency: string
}

function rescale(provider: string, { cents, currency }: Amount, decimals: number): number {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw notChargeable(provider, { cents, currency })
  const shift = decimals - currencyDecimals(currency)
  if (shift >= 0) return cents * 10 ** shift
  const unit = 10 ** -shift
  if (cents % unit !== 0) throw notChargeable(provider, { cents, currency })
  return cents / unit
}

const notInCurrency = (provider: string, currency: string) =>
  new ProviderError('CURRENCY_NOT_SUPPORTED', `${provider} cannot charge ${currency}.`)

const notChargeable = (provider: string, { cents, currency }: Amount) =>
  new ProviderError(
    'AMOUNT_NOT_SUPPORTED',
    `${provider} cannot charge ${cents} of the smallest unit of ${currency}.`,
  )
