import type { FileDownload } from '@tiffin/contract'
import type { AdminContext, StreamedFile } from '../../platform/context.ts'
import { recordSecurityEvent } from '../../platform/record-security-event.ts'
import { deliverFile } from './deliver-file.ts'

/** A file of guests' data: whoever received some of it is on record. */
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
