import { z } from 'zod'
import { moment } from './moment.ts'
import { canHave, hasHeading, pageSection } from './page-sections.ts'
import { localTime, pickupTime } from './pickup-time.ts'
import { identifier, requiredText, text } from './text.ts'
import { version } from './version.ts'

/** The pages of the sample that consist of sections; others are added under `/p/`. */
export const builtInPages = [
  '/',
  '/menu',
  '/order-online',
  '/about',
  '/catering',
  '/contact',
  '/reservations',
  '/testimonials',
  '/terms',
  '/privacy',
] as const

const pagePath = z
  .string({ error: 'Which page?' })
  .regex(
    /^\/(menu|order-online|about|catering|contact|reservations|testimonials|terms|privacy|p\/[a-z0-9]+(-[a-z0-9]+)*)?$/,
    'There is no such page',
  )
  .max(100)
  .describe('`/about`, or `/p/` and a name of its own')

const MAX_SECTIONS = 40
/** A page is read as a whole, and kept in memory: what is longer is a book. */
const MAX_PAGE_CHARACTERS = 100_000

/** What a page says: its title, its description for search engines, and its sections from top to bottom. */
export const pageContent = z
  .object({
    title: requiredText(60, 'Enter a title').describe('In menus and in the tab of the browser'),
    description: text(300).describe('Below the title in search engines'),
    sections: z
      .array(pageSection)
      .min(1, 'A page needs a section')
      .max(MAX_SECTIONS, `At most ${MAX_SECTIONS} sections`),
  })
  .refine((content) => JSON.stringify(content).length <= MAX_PAGE_CHARACTERS, 'This page is too long')

/** As guests read it: placeholders are filled in. */
export const shownPage = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  sections: z.array(pageSection),
})

export const getPageInput = z.object({ path: pagePath })

const draftKey = z
  .string({ error: 'Which draft?' })
  .regex(/^[\da-f]{32}$/, 'There is no such draft')
  .describe('The `draftKey` of a page that is being edited')

export const getDraftInput = z.object({ key: draftKey })

/** The pages that the restaurant has added and published: they are in the footer. */
export const ownPages = z.object({
  pages: z.object({ path: z.string(), title: z.string() }).array().describe('By their addresses'),
})

export const pageState = z.object({
  path: z.string(),
  title: z.string(),
  isPublished: z.boolean(),
  hasDraft: z.boolean().describe('It was edited after it was published'),
  publishAt: z.iso
    .datetime()
    .nullable()
    .describe('When the draft will be published; null: when somebody does it'),
  publishLocal: localTime.nullable(),
  isBuiltIn: z.boolean().describe('It can be emptied and left out of the site, but not deleted'),
  version,
})

export const pageStates = z.object({ pages: pageState.array() })

/** A version, and when it was published. */
export const earlierPage = pickupTime.extend({ _id: z.string(), by: z.string().nullable() })

/** A page as it is edited. */
export const editedPage = pageState.extend({
  content: pageContent,
  draftKey: z.string().describe('Shows the draft at `/preview/` and this key'),
  earlier: earlierPage.array().describe('The last twenty versions that were published, newest first'),
})

/** A page that was read before; without its version, whatever has become of it since. */
export const editedPageInput = z.object({ path: pagePath, version: version.optional() })

/** Said of a page that has lost its opening. */
export const NO_HEADING = 'This page needs its opening, which has the heading'

export const savePageInput = editedPageInput.extend({ content: pageContent }).superRefine((page, ctx) => {
  if (!hasHeading(page.path, page.content.sections))
    ctx.addIssue({ code: 'custom', path: ['content', 'sections'], message: NO_HEADING })
  page.content.sections.forEach(({ kind }, place) => {
    if (!canHave(page.path, kind))
      ctx.addIssue({
        code: 'custom',
        path: ['content', 'sections', place, 'kind'],
        message: 'This page cannot have such a section',
      })
  })
})

export const publishPageInput = editedPageInput.extend({
  at: moment.describe('In the future, an instant or restaurant time without a zone; blank: now'),
})

export const pathOfPageInput = z.object({ path: pagePath })

export const restorePageInput = editedPageInput.extend({
  versionId: identifier.describe('The `_id` of an earlier version'),
})

export const createPageInput = z.object({
  name: requiredText(60, 'Enter a name')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and hyphens only')
    .describe('The end of its address: `imprint` is `/p/imprint`'),
  title: requiredText(60, 'Enter a title'),
})

export type PageContent = z.infer<typeof pageContent>
/** As it is written down by hand: without what a section leaves blank anyway. */
export type WrittenPage = z.input<typeof pageContent>
export type ShownPage = z.infer<typeof shownPage>
export type PageState = z.infer<typeof pageState>
export type PageStates = z.infer<typeof pageStates>
export type EditedPage = z.infer<typeof editedPage>
export type SavePageInput = z.infer<typeof savePageInput>
export type EditedPageInput = z.infer<typeof editedPageInput>
export type PublishPageInput = z.infer<typeof publishPageInput>
export type RestorePageInput = z.infer<typeof restorePageInput>
export type CreatePageInput = z.infer<typeof createPageInput>
