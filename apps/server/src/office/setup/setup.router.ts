import { done, setupState, sitePreview } from '@tiffin/contract'
import { permitted, router, staff } from '../../platform/procedures.ts'
import { getSetup, emptyMenu, fillMenu, previewSite } from './set-up-site.ts'

export const setupRouter = router({
  get: permitted('settings')
    .output(setupState)
    .query(({ ctx }) => getSetup(ctx)),
  fillMenu: permitted('menu')
    .output(done)
    .mutation(async ({ ctx }) => {
      await fillMenu(ctx)
      return { done: true }
    }),
  emptyMenu: permitted('menu')
    .output(done)
    .mutation(async ({ ctx }) => {
      await emptyMenu(ctx)
      return { done: true }
    }),
  previewSite: staff.output(sitePreview).mutation(({ ctx }) => previewSite(ctx)),
})
