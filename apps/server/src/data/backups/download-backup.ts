import type { FileDownload } from '@tiffin/contract'
import type { AdminContext } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { regionOf } from '../../platform/read-settings.ts'
import { todayAt } from '../../platform/wall-clock.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { deliverFile } from '../exports/deliver-file.ts'

// One is enough work for a process.
let isBeingMade = false

/** The whole site as one file, written while it is downloaded. The signal stops the work. */
export async function downloadBackup(ctx: AdminContext, signal?: AbortSignal): Promise<FileDownload> {
  const region = await regionOf(ctx)
  const file = {
    fileName: `tiffin-${todayAt(ctx.clock.now(), region).toString()}.tar.gz`,
    contentType: 'application/gzip',
    parts: makeAlone(ctx, signal),
  }
  return deliverFile(ctx, file, { advice: 'Download it over REST: GET /api/admin/backup.' })
}

async function* makeAlone(ctx: AdminContext, signal?: AbortSignal) {
  if (isBeingMade)
    throw new AppError('CONFLICT', 'A backup is already running. Try again when it has finished.')
  isBeingMade = true
  try {
    yield* makeOnRecord(ctx, signal)
  } finally {
    isBeingMade = false
  }
}

/** Even part of a backup contains guests' data: anyone who received some of it is logged. */
async function* makeOnRecord(ctx: AdminContext, signal?: AbortSignal) {
  let bytes = 0
  let isWhole = false
  try {
    for await (const part of ctx.writeBackup(signal)) {
      bytes += part.length
      yield part
    }
    isWhole = true
  } finally {
    const action = isWhole ? 'download backup' : 'download part of backup'
    if (bytes > 0) await recordChange(ctx.db, ctx, { action, subjectId: 'site', after: { bytes } })
  }
}
