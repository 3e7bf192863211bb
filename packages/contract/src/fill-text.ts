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
  groupGuests: String(identity.largeGroup?.fromGuests ?? ''),
  groupPercent: String(identity.largeGroup?.gratuityPercent ?? ''),
})

const absent = ({ sisterName, groupGuests, alcoholNotice }: Values) =>
  [sisterName === '' && 'sister', groupGuests === '' && 'group', alcoholNotice === '' && 'alcohol'].filter(
    (name) => name !== false,
  )

/**
 * Like `fillTexts`; what is said in a list of a thing that the restaurant has not, such as a sister, is left out. The
 * opening of a page has its heading, and stays: it only loses the sentences about it.
 */
export function fillPage<Texts>(texts: Texts, values: Values): Texts {
  const missing = absent(values)
  return fillTexts(
    missing.length === 0 ? texts : withoutMentions(texts, new RegExp(`\\{(${missing.join('|')})[A-Z]`)),
    values,
  )
}

function withoutMentions<Texts>(texts: Texts, mention: RegExp): Texts {
  if (typeof texts !== 'object' || texts === null) return texts
  if (Array.isArray(texts))
    return texts
      .filter((item) => isOpening(item) || !mentions(item, mention))
      .map((item: unknown) =>
        withoutMentions(
          isOpening(item) ? { ...item, text: withoutSentences(item.text, mention) } : item,
          mention,
        ),
      ) as Texts
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, withoutMentions(value as unknown, mention)]),
  ) as Texts
}

const isOpening = (item: unknown): item is { kind: 'hero'; text: string } =>
  typeof item === 'object' && item !== null && 'kind' in item && item.kind === 'hero'

const withoutSentences = (text: string, mention: RegExp) =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !mention.test(sentence))
    .join(' ')

// Of its own texts only: a list of cards stays when one of the cards goes.
const mentions = (item: unknown, mention: RegExp): boolean =>
  typeof item === 'string'
    ? mention.test(item)
    : Object.values(item as object).some((value) => typeof value === 'string' && mention.test(value))

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

/** What a text may say of the restaurant without repeating it: `{name}` in a text is the restaurant’s name. */
export const placeholders = [
  'name',
  'tagline',
  'street',
  'city',
  'region',
  'postalCode',
  'country',
  'phone',
  'email',
  'leadMinutes',
  'currency',
  'taxName',
  'taxPercent',
  'sisterName',
  'sisterCity',
  'sisterRegion',
  'sisterUrl',
  'groupGuests',
  'groupPercent',
  'drinkingAge',
  'kitchenHours',
  'officeHours',
  'seats',
  'seatingInterval',
  'lastSeating',
  'bookingLead',
  'bookingDays',
  'dishCount',
  'categoryCount',
  'categoriesInWords',
  'priceTerms',
  'allergyNotice',
  'alcoholNotice',
] as const

export type Placeholder = (typeof placeholders)[number]
