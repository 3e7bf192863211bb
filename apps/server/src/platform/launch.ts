/** Before the restaurant opens its site, guests see one page that says so, and nothing of theirs is taken. */
import { type AllSettings, type PagesSettings, permissionsOf } from '@tiffin/contract'
import { AppError } from './app-error.ts'
import type { Context } from './context.ts'
import { formatTime, readWallClock } from './wall-clock.ts'

type LaunchSettings = Pick<AllSettings, 'launch' | 'region'>

/** When it opens; -Infinity if it is open, Infinity if nobody has said when. */
function opensAtMs({ launch, region }: LaunchSettings): number {
  if (launch.state === 'open') return -Infinity
  if (launch.state === 'closed' || launch.opensAt === null) return Infinity
  return readWallClock(launch.opensAt, region).epochMilliseconds
}

export const isLaunched = (settings: LaunchSettings, nowMs: number): boolean => opensAtMs(settings) <= nowMs

/** '6:30 pm on Friday, December 4'; null while nobody has said when. */
export function opensWhen(settings: LaunchSettings): string | null {
  const at = opensAtMs(settings)
  return Number.isFinite(at) ? formatTime(new Date(at), settings.region) : null
}

/** Rejects what guests want of a restaurant that is not open yet. Staff try everything out before. */
export async function requireLaunch(ctx: Context): Promise<void> {
  const { settings } = await ctx.catalogue.rules()
  if (isLaunched(settings, ctx.clock.nowMs())) return
  const caller = await ctx.identify()
  if (caller === null || permissionsOf(caller).length === 0) rejectBeforeLaunch(settings)
}

export function rejectBeforeLaunch(settings: LaunchSettings): never {
  const when = opensWhen(settings)
  throw new AppError(
    'NOT_OPEN',
    `We are not open yet. ${when ? `We open at ${when}.` : 'We are opening soon.'}`,
  )
}

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
