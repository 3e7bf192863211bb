import { z } from 'zod'
import { calendarDay } from '../moment.ts'
import { MAX_BANNER_LENGTH, MAX_LINK_LENGTH } from '../limits.ts'
import { isWebAddress } from '../web-address.ts'
import { text } from '../text.ts'

/** A sentence above every page of the guests, until it has ended: `We are closed on December 25 and 26.` */
export const bannerSettings = z.object({
  text: text(MAX_BANNER_LENGTH).describe('Blank for none'),
  href: text(MAX_LINK_LENGTH)
    .refine(isWebAddress, 'Enter a path of this site such as /menu, or an https:// address')
    .describe('Where the whole sentence leads; blank: nowhere'),
  lastDay: calendarDay
    .nullable()
    .describe('The last day on which it is shown, in restaurant time; null: no end'),
})

export type BannerSettings = z.infer<typeof bannerSettings>

/** Whether guests see it on that day at the restaurant, '2026-12-24'. */
export const isBannerShown = (banner: BannerSettings, today: string): boolean =>
  banner.text !== '' && (banner.lastDay === null || today <= banner.lastDay)
