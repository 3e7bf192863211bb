import type { SiteSettings } from '@tiffin/contract'

/** What is rendered without a page's data has these: the tests set them. A page always comes with its own. */
export const assumed: { settings?: SiteSettings } = {}
