import { basicPlaceholders, type Placeholder } from './fill-text.ts'
import { taxWords, weeklyHoursLines } from './settings-in-words.ts'
import type { SiteSettings } from './settings/settings.ts'

type MenuPlaceholder = 'dishCount' | 'categoryCount' | 'categoriesInWords' | keyof Notices

/** What the interface says in several places. */
interface Notices {
  allergyNotice: string
  /** '' for a menu without such drinks. */
  alcoholNotice: string
}

/** What each placeholder stands for; '' if the restaurant has no such thing. */
export const placeholderValues = (
  settings: SiteSettings,
  menu: { dishes: number; categories: number },
  notices: Notices,
): Readonly<Record<Placeholder, string>> => ({
  ...settingsPlaceholders(settings),
  dishCount: roundDown(menu.dishes),
  categoryCount: String(menu.categories),
  categoriesInWords: countInWords(menu.categories),
  ...notices,
})

/** Those that the settings know. */
export function settingsPlaceholders(
  settings: SiteSettings,
): Readonly<Record<Exclude<Placeholder, MenuPlaceholder>, string>> {
  const { identity, address, region, contact, taxes, hours, tables } = settings
  const { sisterName = '', sisterCity = '', sisterRegion = '', ...basic } = basicPlaceholders(settings)
  return {
    ...basic,
    sisterName,
    sisterCity,
    sisterRegion,
    tagline: identity.tagline,
    region: address.region,
    postalCode: address.postalCode,
    country: new Intl.DisplayNames('en', { type: 'region' }).of(region.country) ?? region.country,
    phone: contact.phone.display,
    email: contact.email,
    currency: currencyName(region.currency),
    priceTerms: describePrices(currencyName(region.currency), taxes),
    // Several are "5" and "GST and 7% PST", for texts that say "{taxPercent}% {taxName}".
    taxName: taxWords(taxes).replace(/^[\d.]+% /, '') || 'tax',
    taxPercent: String(taxes.list[0]?.percent ?? 0),
    sisterUrl: identity.sister?.url ?? '',
    drinkingAge: String(region.drinkingAge),
    kitchenHours: weeklyHoursLines(hours.kitchen, region).join(' and '),
    officeHours: weeklyHoursLines(hours.office, region).join(' and '),
    seats: String(tables.seatsPerSlot),
    seatingInterval: formatInterval(tables.slotMinutes),
    lastSeating: describeLastSeating(tables.lastSeatingMinutes),
    bookingLead: formatLength(tables.leadMinutes),
    bookingDays: String(tables.lookAheadDays),
  }
}

function describePrices(currency: string, taxes: SiteSettings['taxes']): string {
  if (taxes.list.length === 0) return `Prices are in ${currency}.`
  return taxes.areIncluded
    ? `Prices are in ${currency} and include ${taxWords(taxes)}.`
    : `Prices are in ${currency}, plus ${taxWords(taxes)}.`
}

const roundDown = (count: number) => (count < 10 ? String(count) : `${Math.floor(count / 10) * 10}+`)

// Of zero to twenty.
const COUNTS =
  'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty'.split(
    ' ',
  )
const countInWords = (count: number) => COUNTS[count] ?? String(count)

const formatInterval = (minutes: number) =>
  minutes === 30 ? 'half hour' : minutes === 60 ? 'hour' : `${minutes} minutes`

function formatLength(minutes: number) {
  if (minutes === 60) return 'an hour'
  return minutes % 60 === 0 && minutes > 0 ? `${minutes / 60} hours` : `${minutes} minutes`
}

const describeLastSeating = (minutes: number) =>
  minutes === 0 ? 'when the kitchen closes' : `${formatLength(minutes)} before the kitchen closes`

/** 'Canadian dollars'. */
const currencyName = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency
