import { PICTURE_LIMITS, type PictureFormat } from '@tiffin/contract'
import type { Raw } from 'sharp'
import { loadSharp } from '../platform/load-sharp.ts'
import { AppError } from '../platform/app-error.ts'

const DECODE_SECONDS = 20
const ENCODE_SECONDS = 60

export interface Decoded {
  pixels: Buffer
  raw: Raw
  /** Flat colours are as small without the effort that a photograph is worth: hundreds are made after an import. */
  isDrawn?: boolean
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

/** A part of a stored picture. */
export async function cutPicture(
  bytes: Uint8Array,
  part: { left: number; top: number; width: number; height: number },
): Promise<Decoded> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(bytes)
    .extract(part)
    .timeout({ seconds: DECODE_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/** A drawing of ours, 400 units wide, in this size. */
export async function decodeDrawing(svg: Uint8Array, size: Size): Promise<Decoded> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(svg, { density: (72 * size.width) / 400 })
    .resize({ ...size, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    pixels: data,
    raw: { width: info.width, height: info.height, channels: info.channels },
    isDrawn: true,
  }
}

/** One size of it. */
export async function encodePicture(
  { pixels, raw, isDrawn = false }: Decoded,
  width: number,
  format: PictureFormat,
) {
  const sharp = await loadSharp()
  const resized = sharp(pixels, { raw }).resize({ width }).timeout({ seconds: ENCODE_SECONDS })
  return format === 'avif'
    ? resized.avif({ quality: 55, effort: isDrawn ? 0 : 3, chromaSubsampling: '4:2:0' }).toBuffer()
    : resized.webp({ quality: 78, effort: 4 }).toBuffer()
}

export interface Size {
  width: number
  height: number
}

/** The limit for a decoded picture: 40 million pixels take 160 MB of memory. */
const MAX_PIXELS = 40_000_000

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

const damaged = () =>
  new AppError('VALIDATION', 'This picture is damaged or incomplete. Please save it again and retry.')

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
  new AppError(
    'UNSUPPORTED_MEDIA',
    'We can’t use this file. Please choose a JPEG, PNG, WebP or AVIF picture.',
  )

const tooManyPixels = (pixels: number) =>
  new AppError(
    'TOO_LARGE',
    `This picture has ${Math.ceil(pixels / 1e6)} million pixels; the limit is 40 million. Please make it smaller first.`,
  )

/** Sharp's names; it counts AVIF among the HEIF formats. */
type Format = 'jpeg' | 'png' | 'webp' | 'heif'

/** The format by the file's first bytes, whatever its name. */
function recognizeFormat(bytes: Uint8Array): Format | null {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp'
  // The brand, or for some writers the first of the compatible brands.
  if (head.startsWith('ftyp', 4) && /avi[fs]/.test(head.slice(8))) return 'heif'
  return null
}
