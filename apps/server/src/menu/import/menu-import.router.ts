import { fileDownload, importInput, importPreview, importResult, previewImportInput } from '@tiffin/contract'
import { permitted, router } from '../../platform/procedures.ts'
import { importMenu, previewImport } from './import-menu.ts'
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
  template: permitted('menu')
    .output(fileDownload)
    .query(({ ctx }) => makeProductsTemplate(ctx.db)),
  menuTemplate: permitted('menu')
    .output(fileDownload)
    .query(({ ctx }) => makeMenuTemplate(ctx.db)),
})
