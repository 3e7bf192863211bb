import { uploadedPicture, uploadPictureInput } from '@tiffin/contract'
import { permitted, router } from '../platform/procedures.ts'
import { storePicture } from './store-picture.ts'

export const picturesRouter = router({
  upload: permitted('menu')
    .input(uploadPictureInput)
    .output(uploadedPicture)
    .mutation(({ ctx, input }) => storePicture(ctx, input.file)),
})
