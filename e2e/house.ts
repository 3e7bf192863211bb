/** The restaurant that the journeys run against: the sample, or with `SECOND_SEED` the one of `second-seed.ts`. */

const isSecond = Boolean(process.env.SECOND_SEED)

const second = {
  brand: 'Spijs & Vuur',
  street: 'Prinsengracht 1',
  city: 'Amsterdam',
  phone: '020 123 4567',
  tel: '+31201234567',
  timeZone: 'Europe/Amsterdam',
  /** In its prices. */
  taxName: 'Includes BTW',
}

const sample = {
  brand: 'Masala & Maple',
  street: '10620 Jasper Ave',
  city: 'Edmonton',
  phone: '780-555-0142',
  tel: '+17805550142',
  timeZone: 'America/Edmonton',
  /** On top of its prices. */
  taxName: 'GST',
}

export const house = isSecond ? second : sample

/** What is so at the sample, and what at the other one. */
export const either = <Fact>(atSample: Fact, atSecond: Fact): Fact => (isSecond ? atSecond : atSample)

/** As guests read it: '$16.98', '€ 16,98'. */
export function money(amount: number): string {
  const digits = Math.abs(amount).toFixed(2)
  const sign = amount < 0 ? '-' : ''
  return either(`${sign}$${digits}`, `€ ${sign}${digits.replace('.', ',')}`)
}

/** The amount in a text that guests or staff read. */
export function readMoney(text: string): number {
  const digits = text.replaceAll(/[^\d.,-]/g, '')
  return Number(either(digits.replaceAll(',', ''), digits.replaceAll('.', '').replace(',', '.')))
}

/** As a field has it: '16.98', '16,98'. */
export const typed = (amount: number) => amount.toFixed(2).replace('.', either('.', ','))

/** '18:25' is shown to a guest as '6:25 pm', or as it is. */
export function clock(time: string): string {
  const hours = Number(time.slice(0, 2))
  return either(`${hours % 12 || 12}:${time.slice(3)} ${hours < 12 ? 'am' : 'pm'}`, time)
}

/** Any such time, in a regular expression. */
export const anyClock = either(String.raw`\d+:\d\d [ap]m`, String.raw`\d\d:\d\d`)
