import { z } from 'zod'
import { uploadedFile } from './file.ts'

export const uploadPictureInput = z.object(uploadedFile)

/** An uploaded picture; its address can be used wherever an image URL is expected. */
export const uploadedPicture = z.object({ url: z.string(), width: z.int(), height: z.int() })

export type UploadPictureInput = z.infer<typeof uploadPictureInput>
export type UploadedPicture = z.infer<typeof uploadedPicture>
