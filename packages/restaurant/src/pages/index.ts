import type { WrittenPage } from '@tiffin/contract'
import { termsPage, privacyPageOf } from '@tiffin/copy'
import { aboutPage } from './about.ts'
import { cateringPage } from './catering.ts'
import { contactPage } from './contact.ts'
import { homePage } from './home.ts'
import { menuPage } from './menu.ts'
import { orderPage } from './order.ts'
import { reservationsPage } from './reservations.ts'
import { testimonialsPage } from './testimonials.ts'

const privacyPage = privacyPageOf({
  links: 'our social page, to directions or to our sister company',
  authority: 'the Information and Privacy Commissioner of Alberta',
  land: 'Alberta',
  cooksIn: '{city}, Canada',
  laws: 'Alberta and Canada',
})

/** The pages of a new site, by path. */
export const samplePages: Readonly<Record<string, WrittenPage>> = {
  '/': homePage,
  '/menu': menuPage,
  '/order-online': orderPage,
  '/about': aboutPage,
  '/catering': cateringPage,
  '/contact': contactPage,
  '/reservations': reservationsPage,
  '/testimonials': testimonialsPage,
  '/terms': termsPage,
  '/privacy': privacyPage,
}
