import { PICTURE_LIMITS } from '@tiffin/contract'
import { Refusal } from '../platform/refusal.ts'
import { loadSharp } from '../platform/load-sharp.ts'
import { recognizeFormat } from './recognize-format.ts'

export interface Size {
  width: number
  height: number
}

/** The limit for a decoded picture: 40 million pixels take 160 MB of memory. */
export const MAX_PIXELS = 40_000_000

/** The size at which a picture will be stored, from its header; rejects other files, and any too large for memory. */
export async function measurePicture(bytes: Uint8Array): Promise<Size> {
  // Checked first, so the many loaders for other formats never see a stranger's file.
  if (recognizeFormat(bytes) === null) throw notPicture()
  const { width, height } = await readHead(bytes)
  const pixels = width * height
  if (pixels > MAX_PIXELS) throw tooManyPixels(pixels)
  const scale = Math.min(1, PICTURE_LIMITS.width / width, PICTURE_LIMITS.height / height)
  return { width: fit(width * scale), height: fit(height * scale) }
}

export const damaged = () =>
  new Refusal('VALIDATION', 'This picture is damaged or incomplete. Please save it again and retry.')

async function readHead(bytes: Uint8Array): Promise<Size> {
  const sharp = await loadSharp()
  // The limit is checked below, with our own error message.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damaged()
    })
  if (head.format !== recognizeFormat(bytes)) throw notPicture()
  // As displayed: cameras store the rotation in the header.
  return head.autoOrient
}

const fit = (length: number) => Math.max(1, Math.round(length))

const notPicture = () =>
  new Refusal('UNSUPPORTED_MEDIA', 'We can’t use this file. Please choose a JPEG, PNG, WebP or AVIF picture.')

const tooManyPixels = (pixels: number) =>
  new Refusal(
    'TOO_LARGE',
    `This picture has ${Math.ceil(pixels / 1e6)} million pixels; the limit is 40 million. Please make it smaller first.`,
  )
