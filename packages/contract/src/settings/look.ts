import { cornerShapes, fontPairs, hasReadableText } from '@tiffin/look'
import { z } from 'zod'
import { MAX_BANNER_LENGTH, MAX_LINK_LENGTH } from '../limits.ts'
import { calendarDay } from '../moment.ts'
import { isWebAddress, text } from '../text.ts'

export { cornerShapes, fontPairs }

const colour = z
  .string({ error: 'Choose a colour' })
  .regex(/^#[\dA-Fa-f]{6}$/, { error: 'A colour such as #1E3A8A', abort: true })
  .refine(
    hasReadableText,
    'Neither dark nor white text can be read on it: choose a lighter or a darker colour',
  )

/** Colours, typefaces and shapes. */
export const lookSettings = z.object({
  brand: colour.describe('Of the header, links and buttons'),
  accent: colour.describe('Of what is to be pressed first'),
  fonts: z.enum(fontPairs, 'Choose typefaces').describe('A pair of typefaces'),
  hasPattern: z.boolean().describe('Whether a fine pattern lies behind some sections'),
  corners: z.enum(cornerShapes, 'Choose corners'),
})

export type LookSettings = z.infer<typeof lookSettings>

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
