import type { Placeholder } from './placeholders.ts'
import { weeklyHoursLines } from './print-hours.ts'
import type { SiteSettings } from './settings/settings.ts'

type Values = Readonly<Record<Placeholder, string>>

const known = new WeakMap<SiteSettings, Values>()

/** What each placeholder stands for. */
function placeholderValues(settings: SiteSettings): Values {
  const found = known.get(settings)
  if (found !== undefined) return found
  const { identity, address, region, contact, ordering, taxes, hours, tables } = settings
  const values: Values = {
    name: identity.name,
    tagline: identity.tagline,
    street: address.street,
    city: address.city,
    region: address.region,
    postalCode: address.postalCode,
    get country() {
      return new Intl.DisplayNames('en', { type: 'region' }).of(region.country) ?? region.country
    },
    phone: contact.phone.display,
    email: contact.email,
    leadMinutes: String(ordering.leadMinutes),
    // Only when asked: a formatter takes a phone many milliseconds.
    get currency() {
      return currencyName(region.currency)
    },
    taxName: taxes.name,
    taxPercent: String(taxes.percent),
    sisterName: identity.sister?.name ?? '',
    sisterCity: identity.sister?.city ?? '',
    sisterUrl: identity.sister?.url ?? '',
    sisterRegion: identity.sister?.region ?? '',
    groupGuests: String(identity.largeGroup?.fromGuests ?? ''),
    groupPercent: String(identity.largeGroup?.gratuityPercent ?? ''),
    drinkingAge: String(region.drinkingAge),
    kitchenHours: weeklyHoursLines(hours.kitchen, region).join(' and '),
    officeHours: weeklyHoursLines(hours.office, region).join(' and '),
    seats: String(tables.seatsPerSlot),
  }
  known.set(settings, values)
  return values
}

/** 'Canadian dollars'. */
const currencyName = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** A text with what its placeholders stand for; other braces stay. */
export function fillText(text: string, settings: SiteSettings): string {
  if (!text.includes('{')) return text
  const values: Readonly<Record<string, string | undefined>> = placeholderValues(settings)
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** The same for every text in a list or object, at any depth; all else stays as it is. */
export function fillTexts<Texts>(texts: Texts, settings: SiteSettings): Texts {
  if (typeof texts === 'string') return fillText(texts, settings) as Texts
  if (Array.isArray(texts)) return texts.map((each: unknown) => fillTexts(each, settings)) as Texts
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, fillTexts(value as unknown, settings)]),
  ) as Texts
}
