import { pictureAddress, pictureFile, pictureFormats, pictureWidths } from '@tiffin/contract'
import type { UploadedPicture } from '@tiffin/contract'
import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { AdminContext } from '../../platform/procedures.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordChange } from '../audit-log/record-change.ts'
import { decodePicture, encodePicture } from './convert-picture.ts'
import { measurePicture, type Size } from './measure-picture.ts'

// Another way of making the sizes needs other addresses: those that are out there are never asked for again.
const RECIPE = 'tiffin-1'

// A large picture takes much memory while it is open, and a core; those who upload wait for each other.
const inTurn = pLimit(1)
const MAX_WAITING = 8

/** Keeps a picture in all its sizes, without what its camera wrote into it. The same file has the same address. */
export async function storePicture(ctx: AdminContext, bytes: Uint8Array): Promise<UploadedPicture> {
  if (inTurn.pendingCount >= MAX_WAITING) throw tooMany()
  return inTurn(async () => {
    const size = await measurePicture(bytes)
    const set = `${hashOf(bytes)}-${size.width}x${size.height}`
    const stored = { url: pictureAddress(set, size.width), ...size }
    if (!(await isKept(ctx, set, size))) {
      await keepAllSizes(ctx, set, size, bytes)
      // Last: what has no address yet is nowhere to be seen.
      await recordChange(ctx.db, ctx, { action: 'upload picture', subjectId: set, after: stored })
    }
    return stored
  })
}

async function keepAllSizes({ pictures }: AdminContext, set: string, size: Size, bytes: Uint8Array) {
  const decoded = await decodePicture(bytes, size)
  for (const { width, format } of filesOf(size)) {
    await pictures.save(pictureFile(set, width, format), await encodePicture(decoded, width, format))
  }
}

async function isKept({ pictures }: AdminContext, set: string, size: Size): Promise<boolean> {
  const found = filesOf(size).map(({ width, format }) => pictures.has(pictureFile(set, width, format)))
  return (await Promise.all(found)).every(Boolean)
}

const filesOf = ({ width: full }: Size) =>
  pictureWidths(full).flatMap((width) => pictureFormats.map((format) => ({ width, format })))

const hashOf = (bytes: Uint8Array) =>
  createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 32)

const tooMany = () =>
  new Refusal('RATE_LIMITED', 'Other pictures are still being processed. Please try again in a minute.')
