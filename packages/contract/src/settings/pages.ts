import { z } from 'zod'

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
