import {
  type Crop,
  type CropPictureInput,
  partOf,
  pictureAddress,
  pictureCrop,
  type PictureCrop,
  pictureFile,
  pictureFormats,
  pictureWidths,
  readPictureAddress,
  type UploadedAddress,
  type UploadedPicture,
} from '@tiffin/contract'
import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import { z } from 'zod'
import type { AdminContext } from '../platform/context.ts'
import { AppError } from '../platform/app-error.ts'
import { recordChange } from '../ledger/log/record-change.ts'
import type { PictureStore } from '../platform/picture-store.ts'
import {
  cutPicture,
  type Decoded,
  decodeDrawing,
  decodePicture,
  encodePicture,
  measurePicture,
  type Size,
} from './convert-picture.ts'

// If the sizes are generated differently, their addresses must differ: browsers never request cached ones again.
const RECIPE = 'tiffin-1'

// A large picture takes a lot of memory while it is open, and a whole core; uploads wait for each other.
const inTurn = pLimit(1)
const MAX_WAITING = 8

/** Stores a picture in all its sizes, without camera metadata. The same file has the same address. */
export async function storePicture(ctx: AdminContext, bytes: Uint8Array): Promise<UploadedPicture> {
  if (inTurn.pendingCount >= MAX_WAITING) throw tooMany()
  return inTurn(async () => {
    const size = await measurePicture(bytes)
    const set = `${hashOf(bytes)}-${size.width}x${size.height}`
    const stored = { url: pictureAddress(set, size.width), ...size }
    if (!(await isStored(ctx.pictures, set, size))) {
      await storeAllSizes(ctx.pictures, set, size, await decodePicture(bytes, size))
      // Last: a picture without an address is not visible anywhere.
      await recordChange(ctx.db, ctx, { action: 'upload picture', subjectId: set, after: stored })
    }
    return stored
  })
}

const PAINTING: Size = { width: 960, height: 720 }

/** Stores a painting of ours like an uploaded picture, and returns its address. */
export async function storePainting(pictures: PictureStore, svg: string): Promise<string> {
  const bytes = Buffer.from(svg)
  const set = `${hashOf(bytes)}-${PAINTING.width}x${PAINTING.height}`
  if (!(await isStored(pictures, set, PAINTING)))
    await storeAllSizes(pictures, set, PAINTING, await decodeDrawing(bytes, PAINTING))
  return pictureAddress(set, PAINTING.width)
}

/** A part of a stored picture, as a picture of its own. Its note says what it was cut from, so that it can be cut anew. */
export function cropPicture(ctx: AdminContext, { url, ...crop }: CropPictureInput): Promise<UploadedPicture> {
  if (inTurn.pendingCount >= MAX_WAITING) throw tooMany()
  return inTurn(async () => {
    const original = (await findOriginal(ctx.pictures, url)).set
    const { set: from, width, height } = original
    const bytes = await ctx.pictures.read(pictureFile(from, width, 'webp'))
    if (bytes === null) throw lost()
    const part = roundPart(partOf({ width, height }, crop), { width, height })
    const size = { width: part.width, height: part.height }
    const note = JSON.stringify({ from, crop } satisfies CropNote)
    const set = `${hashOf(Buffer.from(note))}-${size.width}x${size.height}`
    const stored = { url: pictureAddress(set, size.width), ...size }
    if (!(await isStored(ctx.pictures, set, size))) {
      // First: a picture without its note would be an upload of its own.
      await ctx.pictures.save(noteOf(set), Buffer.from(note))
      await storeAllSizes(ctx.pictures, set, size, await cutPicture(bytes, part))
      await recordChange(ctx.db, ctx, { action: 'upload picture', subjectId: set, after: stored })
    }
    return stored
  })
}

/** The picture that was uploaded, and which part of it is shown at that address. */
export async function readCrop({ pictures }: AdminContext, url: string): Promise<PictureCrop> {
  const { set, crop } = await findOriginal(pictures, url)
  const { width, height } = set
  return { original: { url: pictureAddress(set.set, width), width, height }, crop }
}

const cropNote = z.object({ from: z.string(), crop: pictureCrop.shape.crop.unwrap() })
type CropNote = z.infer<typeof cropNote>

const noteOf = (set: string) => `${set}/crop.json`

async function findOriginal(
  pictures: PictureStore,
  url: string,
): Promise<{ set: UploadedAddress; crop: Crop | null }> {
  const address = readPictureAddress(url)
  if (address === null) throw lost()
  const note = cropNote.safeParse(readJson(await pictures.read(noteOf(address.set))))
  const original = note.success ? readPictureAddress(pictureAddress(note.data.from, 1)) : null
  // It may not have come along from another site: then the part is all there is.
  if (!note.success || !original || !(await pictures.has(pictureFile(original.set, original.width, 'webp'))))
    return { set: address, crop: null }
  return { set: original, crop: note.data.crop }
}

function readJson(bytes: Uint8Array | null): unknown {
  try {
    return bytes && JSON.parse(Buffer.from(bytes).toString())
  } catch {
    return null
  }
}

function roundPart(part: ReturnType<typeof partOf>, { width, height }: Size) {
  const size = { width: Math.max(1, Math.round(part.width)), height: Math.max(1, Math.round(part.height)) }
  return {
    ...size,
    left: Math.min(Math.round(part.left), width - size.width),
    top: Math.min(Math.round(part.top), height - size.height),
  }
}

const lost = () => new AppError('NOT_FOUND', 'This picture is no longer stored. Please upload it again.')

async function storeAllSizes(pictures: PictureStore, set: string, size: Size, decoded: Decoded) {
  for (const { width, format } of filesOf(size)) {
    await pictures.save(pictureFile(set, width, format), await encodePicture(decoded, width, format))
  }
}

async function isStored(pictures: PictureStore, set: string, size: Size): Promise<boolean> {
  const found = filesOf(size).map(({ width, format }) => pictures.has(pictureFile(set, width, format)))
  return (await Promise.all(found)).every(Boolean)
}

const filesOf = ({ width: full }: Size) =>
  pictureWidths(full).flatMap((width) => pictureFormats.map((format) => ({ width, format })))

const hashOf = (bytes: Uint8Array) =>
  createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 32)

const tooMany = () =>
  new AppError('RATE_LIMITED', 'Other pictures are still being processed. Please try again in a minute.')
