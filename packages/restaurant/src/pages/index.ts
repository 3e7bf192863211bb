import type { PageContent } from '@tiffin/contract'
import { aboutPage } from './about.ts'
import { privacyPage } from './privacy.ts'
import { termsPage } from './terms.ts'
import { testimonialsPage } from './testimonials.ts'

/** The pages of a new site, by path. */
export const samplePages: Readonly<Record<string, PageContent>> = {
  '/about': aboutPage,
  '/testimonials': testimonialsPage,
  '/terms': termsPage,
  '/privacy': privacyPage,
}
