import { serviceHoursLine, serviceHoursOf, type SiteSettings } from '@tiffin/restaurant'

/** What depends on the slug: links, and the hours of dishes that are not served all day. */
export function slugHint(slug: string | undefined, settings: SiteSettings): string {
  if (slug === undefined)
    return 'The last part of its web address: lowercase letters, digits and hyphens. Leave blank to use the name.'
  const hours = serviceHoursOf(slug, settings)
  const links = 'If you change the slug, links with the old one show an empty list'
  return hours === null
    ? `${links}.`
    : `${links}, and its serving hours, ${serviceHoursLine(hours)}, no longer apply.`
}
