import {
  fileDownload,
  importInput,
  importPreview,
  importResult,
  menuSync,
  previewImportInput,
  previewSyncInput,
  syncMenuInput,
} from '@tiffin/contract'
import { permitted, router } from '../../platform/procedures.ts'
import { importMenu, previewImport } from './import-menu.ts'
import { previewSync, syncMenu } from './sync-menu.ts'
import { makeMenuTemplate, makeProductsTemplate } from './make-template.ts'

export const menuImportRouter = router({
  previewImport: permitted('menu')
    .input(previewImportInput)
    .output(importPreview)
    .mutation(({ ctx: { db, reportProgress }, input, signal }) =>
      previewImport(db, input, { reportProgress, signal }),
    ),
  import: permitted('menu')
    .input(importInput)
    .output(importResult)
    .mutation(({ ctx, input, signal }) =>
      importMenu(ctx, input, { reportProgress: ctx.reportProgress, signal }),
    ),
  previewSync: permitted('menu')
    .input(previewSyncInput)
    .output(menuSync)
    .mutation(({ ctx, input }) => previewSync(ctx, input)),
  sync: permitted('menu')
    .input(syncMenuInput)
    .output(menuSync)
    .mutation(({ ctx, input }) => syncMenu(ctx, input)),
  template: permitted('menu')
    .output(fileDownload)
    .query(({ ctx }) => makeProductsTemplate(ctx.db)),
  menuTemplate: permitted('menu')
    .output(fileDownload)
    .query(({ ctx }) => makeMenuTemplate(ctx.db)),
})
