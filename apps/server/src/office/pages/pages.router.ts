import {
  createPageInput,
  done,
  editedPage,
  editedPageInput,
  getDraftInput,
  getPageInput,
  ownPages,
  pageStates,
  pathOfPageInput,
  publishPageInput,
  restorePageInput,
  savePageInput,
  shownPage,
} from '@tiffin/contract'
import { open, permitted, router } from '../../platform/procedures.ts'
import {
  createPage,
  deletePage,
  discardDraft,
  getDraft,
  getPage,
  listOwnPages,
  listPages,
  publishPage,
  readPage,
  restorePage,
  savePage,
  unschedulePage,
} from './edit-pages.ts'

export const pagesRouter = router({
  get: open
    .input(getPageInput)
    .output(shownPage)
    .query(({ ctx, input }) => getPage(ctx, input.path)),
  draft: open
    .input(getDraftInput)
    .output(shownPage)
    .query(({ ctx, input }) => getDraft(ctx, input.key)),
  own: open
    .output(ownPages)
    .query(async ({ ctx }) => ({ pages: listOwnPages(await ctx.catalogue.current()) })),
  list: permitted('settings')
    .output(pageStates)
    .query(({ ctx }) => listPages(ctx)),
  read: permitted('settings')
    .input(pathOfPageInput)
    .output(editedPage)
    .query(({ ctx, input }) => readPage(ctx, input.path)),
  save: permitted('settings')
    .input(savePageInput)
    .output(editedPage)
    .mutation(({ ctx, input }) => savePage(ctx, input)),
  publish: permitted('settings')
    .input(publishPageInput)
    .output(editedPage)
    .mutation(({ ctx, input }) => publishPage(ctx, input)),
  unschedule: permitted('settings')
    .input(editedPageInput)
    .output(editedPage)
    .mutation(({ ctx, input }) => unschedulePage(ctx, input)),
  discard: permitted('settings')
    .input(editedPageInput)
    .output(editedPage)
    .mutation(({ ctx, input }) => discardDraft(ctx, input)),
  restore: permitted('settings')
    .input(restorePageInput)
    .output(editedPage)
    .mutation(({ ctx, input }) => restorePage(ctx, input)),
  create: permitted('settings')
    .input(createPageInput)
    .output(editedPage)
    .mutation(({ ctx, input }) => createPage(ctx, input)),
  delete: permitted('settings')
    .input(pathOfPageInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deletePage(ctx, input.path)
      return { done: true as const }
    }),
})
