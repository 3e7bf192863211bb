import {
  pictureAddress,
  pictureFile,
  pictureFormats,
  pictureWidths,
  type UploadedPicture,
} from '@tiffin/contract'
import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { AdminContext } from '../platform/context.ts'
import { AppError } from '../platform/app-error.ts'
import { recordChange } from '../ledger/log/record-change.ts'
import type { PictureStore } from '../platform/picture-store.ts'
import {
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
