import type { PagesSettings } from '@tiffin/contract'
import { AppError } from './app-error.ts'
import type { Context } from './context.ts'

const missing: Readonly<Record<keyof PagesSettings, string>> = {
  story: 'This page does not exist',
  catering: 'We do not offer catering',
  tables: 'We do not take reservations online',
  reviews: 'Dishes cannot be reviewed here',
  newsletter: 'We have no newsletter',
  wishlist: 'Dishes cannot be saved here',
  testimonials: 'This page does not exist',
}

/** Rejects a call to a part of the site that the restaurant has turned off. */
export async function requirePart(
  { catalogue }: Pick<Context, 'catalogue'>,
  part: keyof PagesSettings,
): Promise<void> {
  const { pages } = (await catalogue.rules()).settings
  if (!pages[part]) throw new AppError('NOT_FOUND', missing[part])
}
