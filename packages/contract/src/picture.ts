import { z } from 'zod'
import { readPictureAddress } from './picture-address.ts'
import { text } from './text.ts'

/** A file that a browser sends as multipart/form-data; JSON cannot contain it. */
export const uploadedFile = {
  file: z.instanceof(Uint8Array, { error: 'Send the file as multipart/form-data, in a field called "file"' }),
  fileName: text(255).optional(),
}

/** A file to download. Over REST it is the body itself. */
export const fileDownload = z.object({
  fileName: z.string(),
  contentType: z.string(),
  base64: z.string(),
})

export type FileDownload = z.infer<typeof fileDownload>

export const uploadPictureInput = z.object(uploadedFile)

/** An uploaded picture; its address can be used wherever an image URL is expected. */
export const uploadedPicture = z.object({ url: z.string(), width: z.int(), height: z.int() })

const uploadedUrl = z
  .string({ error: 'Which picture?' })
  .refine((url) => readPictureAddress(url) !== null, 'Only an uploaded picture can be cropped')

/** What a picture is cut for: dishes are shown four by three, a logo is square. */
export const pictureShapes = ['4:3', '1:1', 'original'] as const

export const MAX_ZOOM = 4

const share = z.number({ error: 'Enter a number from 0 to 1' }).min(0, 'At least 0').max(1, 'At most 1')

/** The part of a picture that is shown. */
const crop = z.object({
  shape: z.enum(pictureShapes, { error: 'Which shape?' }),
  x: share.describe('What is to be in the middle: 0 is the left edge of the picture, 1 the right one'),
  y: share.describe('0 is the top edge, 1 the bottom'),
  zoom: z
    .number({ error: 'Enter a number from 1 to 4' })
    .min(1, 'At least 1')
    .max(MAX_ZOOM, `At most ${MAX_ZOOM}`)
    .describe('1 shows as much as fits'),
})

export const cropPictureInput = crop.extend({
  url: uploadedUrl.describe('A cropped one is cut anew from the picture that was uploaded'),
})

export const pictureCropInput = z.object({
  url: uploadedUrl.describe('Of the uploaded picture, or of a part of it'),
})

/** The picture as it was uploaded, and what of it is shown; null: all of it. */
export const pictureCrop = z.object({ original: uploadedPicture, crop: crop.nullable() })

export type UploadPictureInput = z.infer<typeof uploadPictureInput>
export type UploadedPicture = z.infer<typeof uploadedPicture>
export type PictureShape = (typeof pictureShapes)[number]
export type Crop = z.infer<typeof crop>
export type CropPictureInput = z.infer<typeof cropPictureInput>
export type PictureCrop = z.infer<typeof pictureCrop>
