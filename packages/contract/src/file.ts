import { z } from 'zod'
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
