/** India's UPI: a link that opens the guest's banking app. There is no gateway: nothing says that it was paid, staff confirm. */
import { moneyOf } from '@tiffin/pricing'
import { encode } from 'uqr'

interface UpiPayment {
  /** The restaurant's UPI ID: `spice@okbank`. */
  payee: string
  /** The restaurant's name. */
  payeeName: string
  /** Paise. */
  cents: number
  /** What the guest reads in the app, such as `Order 1042`. */
  note: string
  /** What tells the payment apart in the bank's statement, such as the order's number. */
  reference: string
}

/** UPI is only there where amounts are in rupees. */
export const hasUpi = (currency: string): boolean => currency === 'INR'

// NPCI's UPI Linking Specification 1.6; apps refuse longer ones.
const MAX_NAME = 99
const MAX_NOTE = 80
const MAX_REFERENCE = 35

/** `upi://pay?pa=spice@okbank&pn=Spice%20House&am=123.45&cu=INR&tn=Order%201042&tr=1042`. */
export function upiLink({ payee, payeeName, cents, note, reference }: UpiPayment): string {
  const rupees = moneyOf({ currency: 'INR', locale: 'en-IN' })
  const fields: [name: string, value: string][] = [
    ['pn', plain(payeeName, MAX_NAME)],
    ['am', rupees.write(rupees.toAmount(cents))],
    ['cu', 'INR'],
    ['tn', plain(note, MAX_NOTE)],
    ['tr', reference.replaceAll(/[^A-Za-z\d]/g, '').slice(0, MAX_REFERENCE)],
  ]
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  // Apps do not decode the ID's @.
  return `upi://pay?pa=${payee}&${query}`
}

/** Some apps stop at any other character. */
const plain = (text: string, maxLength: number) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z\d .,-]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim()

/** A QR code as one path of an SVG whose view box is `0 0 size size`, with the quiet border that readers need. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { size, path }
}
