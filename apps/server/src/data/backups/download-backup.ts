import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { errorBody, type FileDownload } from '@tiffin/contract'
import type { AdminContext } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { regionOf } from '../../platform/read-settings.ts'
import { todayAt } from '../../platform/wall-clock.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { program } from '../../program-files.ts'
import { deliverFile } from '../exports/deliver-file.ts'

const REFUSED = 3

/**
 * Makes a backup as an operator on a terminal would: with the command, in its own process, so the server keeps
 * answering. That process ends at the signal, and when no one reads its output.
 */
export async function* runBackup(env: NodeJS.ProcessEnv, signal?: AbortSignal): AsyncGenerator<Buffer> {
  const command = spawn(process.execPath, [program, 'backup', '-', '--json'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = Promise.allSettled([once(command, 'close'), text(command.stderr)])
  const stop = () => void command.kill()
  signal?.addEventListener('abort', stop)
  try {
    yield* command.stdout as AsyncIterable<Buffer>
    const [end, output] = await ended
    if (signal?.aborted) throw new AppError('UNAVAILABLE', 'The backup was cancelled.')
    if (end.status === 'rejected') throw end.reason
    const [exitCode] = end.value as [number | null]
    if (exitCode !== 0) throw explain(exitCode, output.status === 'fulfilled' ? output.value : '')
  } finally {
    stop()
    // Until then it removes its unfinished files.
    await ended
    signal?.removeEventListener('abort', stop)
  }
}

function explain(exitCode: number | null, output: string): Error {
  // Node may have printed a warning before.
  const lastLine = output.trim().split('\n').at(-1) ?? ''
  const appError = exitCode === REFUSED ? errorBody.safeParse(JSON.parse(lastLine)) : null
  if (appError?.success) return new AppError(appError.data.code, appError.data.message)
  return new Error(`The backup exited with ${exitCode ?? 'a signal'}: ${output.trim()}`)
}

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
