import {
  changePromotionInput,
  done,
  editablePromotion,
  fileDownload,
  importInput,
  importPreview,
  importResult,
  isPermitted,
  menuSync,
  previewImportInput,
  previewSyncInput,
  promotion,
  promotionIdInput,
  savePromotionInput,
  syncMenuInput,
  uploadedPicture,
  cropPictureInput,
  pictureCrop,
  pictureCropInput,
  uploadPictureInput,
} from '@tiffin/contract'
import { open, permitted, router } from '../platform/procedures.ts'
import {
  changePromotion,
  createPromotion,
  deletePromotion,
  listPromotionRows,
  presentEditable,
  presentPromotion,
} from './edit-promotion.ts'
import { importMenu, previewImport } from './import/import-menu.ts'
import { makeMenuTemplate, makeProductsTemplate } from './import/make-template.ts'
import { previewSync, syncMenu } from './import/sync-menu.ts'
import { cropPicture, readCrop, storePicture } from './store-picture.ts'

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

export const promotionsRouter = router({
  // An admin also sees the inactive ones; so does a key, if it may edit them.
  list: open.output(promotion.array()).query(async ({ ctx }) => {
    const caller = await ctx.identify()
    const isAdmin = caller?.role === 'admin' && (!caller.key || isPermitted(caller, 'promotions'))
    const rows = isAdmin ? await listPromotionRows(ctx.db) : (await ctx.catalogue.current()).promotions
    return rows.map(presentPromotion)
  }),
  listEditable: permitted('promotions')
    .output(editablePromotion.array())
    .query(async ({ ctx }) => (await listPromotionRows(ctx.db)).map(presentEditable)),
  create: permitted('promotions')
    .input(savePromotionInput)
    .output(editablePromotion)
    .mutation(({ ctx, input }) => createPromotion(ctx, input)),
  change: permitted('promotions')
    .input(changePromotionInput)
    .output(editablePromotion)
    .mutation(({ ctx, input }) => changePromotion(ctx, input)),
  delete: permitted('promotions')
    .input(promotionIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deletePromotion(ctx, input.id)
      return { done: true }
    }),
})

export const picturesRouter = router({
  upload: permitted('menu')
    .input(uploadPictureInput)
    .output(uploadedPicture)
    .mutation(({ ctx, input }) => storePicture(ctx, input.file)),
  crop: permitted('menu')
    .input(cropPictureInput)
    .output(uploadedPicture)
    .mutation(({ ctx, input }) => cropPicture(ctx, input)),
  readCrop: permitted('menu')
    .input(pictureCropInput)
    .output(pictureCrop)
    .query(({ ctx, input }) => readCrop(ctx, input.url)),
})
