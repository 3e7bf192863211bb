import { restaurant } from '@tiffin/restaurant'

/** What hangs on the slug: links, and the hours of what is not served all day. */
export function slugHint(slug: string | undefined): string {
  if (slug === undefined)
    return 'How links to it end: small letters, digits and hyphens. Blank: made of the name.'
  const hours = restaurant.serviceHoursLines[slug]
  const links = 'With another slug, links with the old one show an empty list'
  return hours === undefined ? `${links}.` : `${links}, and its serving hours, ${hours}, no longer hold.`
}
