import { z } from 'zod'
import { localTime } from '../pickup-time.ts'

export const launchStates = ['closed', 'dated', 'open'] as const

// Years that nobody plans for are typos.
const isInTheCalendar = (local: string) =>
  local > '2000' && local < '2200' && z.iso.datetime().safeParse(`${local}:00Z`).success

/** Whether guests see the site already. */
export const launchSettings = z
  .object({
    state: z
      .enum(launchStates, 'Choose when the site opens')
      .describe(
        '`closed`: guests see a page that says “opening soon”; `dated`: the site opens at `opensAt`; `open`',
      ),
    opensAt: localTime
      .refine(isInTheCalendar, 'Enter a date and time')
      .nullable()
      .describe('Restaurant time. Guests are told while it is `dated`; null: no date yet'),
    showsSteps: z.boolean().describe('Whether the dashboard lists what is left to set up'),
  })
  .refine(({ state, opensAt }) => state !== 'dated' || opensAt !== null, {
    path: ['opensAt'],
    error: 'Enter a date and time',
  })

/** Shows the site before it opens. */
export const sitePreview = z.object({
  url: z.string().describe('Whoever opens it sees the site as guests will'),
  expiresAt: z.iso.datetime(),
})

export type SitePreview = z.infer<typeof sitePreview>
export type LaunchSettings = z.infer<typeof launchSettings>

/** What the website has. What is off is nowhere: not in menus, footer, sitemap and search, and its calls are refused. */
export const pagesSettings = z.object({
  story: z.boolean().describe('The page about the restaurant'),
  catering: z.boolean().describe('Catering, with requests for a quote'),
  tables: z.boolean().describe('Reservations'),
  reviews: z.boolean().describe('Reviews of dishes by those who ordered them'),
  newsletter: z.boolean(),
  wishlist: z.boolean().describe('Dishes that guests save'),
  testimonials: z.boolean().describe('What guests have said, chosen by the restaurant'),
})

export type PagesSettings = z.infer<typeof pagesSettings>
