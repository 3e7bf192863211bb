import type { PictureFormat } from '@tiffin/contract'
import type { Raw } from 'sharp'
import { loadSharp } from '../platform/load-sharp.ts'
import { damaged, MAX_PIXELS, type Size } from './measure-picture.ts'

const DECODE_SECONDS = 20
const ENCODE_SECONDS = 60

interface Decoded {
  pixels: Buffer
  raw: Raw
}

/**
 * The first frame, upright and scaled to the largest stored size. Returns only its pixels: no location, no camera, no
 * colour profile.
 */
export async function decodePicture(bytes: Uint8Array, size: Size): Promise<Decoded> {
  const sharp = await loadSharp()
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ ...size, fit: 'fill' })
      .toColourspace('srgb')
      .timeout({ seconds: DECODE_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { pixels: data, raw: { width: info.width, height: info.height, channels: info.channels } }
  } catch {
    throw damaged()
  }
}

/** One size of it. */
export async function encodePicture({ pixels, raw }: Decoded, width: number, format: PictureFormat) {
  const sharp = await loadSharp()
  const resized = sharp(pixels, { raw }).resize({ width }).timeout({ seconds: ENCODE_SECONDS })
  return format === 'avif'
    ? resized.avif({ quality: 55, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer()
    : resized.webp({ quality: 78, effort: 4 }).toBuffer()
}
