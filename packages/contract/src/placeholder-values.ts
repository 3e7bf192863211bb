import { basicPlaceholders } from './fill-text.ts'
import type { Placeholder } from './placeholders.ts'
import { weeklyHoursLines } from './print-hours.ts'
import type { SiteSettings } from './settings/settings.ts'

/** What each placeholder stands for; '' if the restaurant has no such thing. */
export function placeholderValues(settings: SiteSettings): Readonly<Record<Placeholder, string>> {
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
    taxName: taxes.name,
    taxPercent: String(taxes.percent),
    sisterUrl: identity.sister?.url ?? '',
    drinkingAge: String(region.drinkingAge),
    kitchenHours: weeklyHoursLines(hours.kitchen, region).join(' and '),
    officeHours: weeklyHoursLines(hours.office, region).join(' and '),
    seats: String(tables.seatsPerSlot),
  }
}

/** 'Canadian dollars'. */
const currencyName = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency
