import type { SiteSettings } from './settings/settings.ts'

type Values = Readonly<Record<string, string | undefined>>

/** What the placeholders stand for that the site's own texts use; those of `placeholder-values.ts` are more. */
export const basicPlaceholders = ({ identity, address, ordering }: SiteSettings) => ({
  name: identity.name,
  street: address.street,
  city: address.city,
  leadMinutes: String(ordering.leadMinutes),
  sisterName: identity.sister?.name,
  sisterCity: identity.sister?.city,
  sisterRegion: identity.sister?.region,
  groupGuests: String(identity.largeGroup?.fromGuests),
  groupPercent: String(identity.largeGroup?.gratuityPercent),
})

/** Every text in a list or object, at any depth, with what its placeholders stand for; all else stays as it is. */
export function fillTexts<Texts>(texts: Texts, values: Values): Texts {
  if (typeof texts === 'string')
    return texts.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole) as Texts
  if (typeof texts !== 'object' || texts === null) return texts
  const filled = Object.entries(texts).map(
    ([key, value]) => [key, fillTexts(value as unknown, values)] as const,
  )
  return (Array.isArray(texts) ? filled.map(([, value]) => value) : Object.fromEntries(filled)) as Texts
}
