import type { FileDownload } from '@tiffin/contract'
import type { AdminContext, Context, StreamedFile } from '../../platform/context.ts'
import { recordSecurityEvent } from '../../platform/record-security-event.ts'
import { AppError } from '../../platform/app-error.ts'

const MAX_BYTES = 10 * 1024 * 1024

/** Passes a file to REST, which streams it as it is written; tRPC gets it whole, so not a large one. */
export async function deliverFile(
  { streamFile, setHeader }: Context,
  file: StreamedFile,
  { advice = 'Choose a shorter period.' } = {},
): Promise<FileDownload> {
  const { fileName, contentType, parts, countRows } = file
  if (streamFile) {
    // Before the first row, so the client can show progress.
    if (countRows) setHeader('x-row-count', String(await countRows()))
    streamFile(parts)
    return { fileName, contentType, base64: '' }
  }
  const written: Buffer[] = []
  let bytes = 0
  for await (const part of parts) {
    bytes += part.length
    if (bytes > MAX_BYTES) throw new AppError('TOO_LARGE', `This file would be larger than 10 MB. ${advice}`)
    written.push(part)
  }
  return { fileName, contentType, base64: Buffer.concat(written).toString('base64') }
}

/** A file of guests' data: anyone who received some of it is on record. */
export const deliverExport = (ctx: AdminContext, file: StreamedFile): Promise<FileDownload> =>
  deliverFile(ctx, { ...file, parts: onRecord(ctx, file) })

async function* onRecord(ctx: AdminContext, { fileName, parts, countRows }: StreamedFile) {
  let hasBegun = false
  let isWhole = false
  try {
    for await (const part of parts) {
      hasBegun = true
      yield part
    }
    isWhole = true
  } finally {
    const what = isWhole ? fileName : `part of ${fileName}`
    const rows = await countRows?.()
    if (hasBegun)
      await recordSecurityEvent(ctx.db, ctx, {
        kind: 'export',
        user: ctx.caller,
        what,
        ...(rows !== undefined && { rowCount: rows }),
      })
  }
}
