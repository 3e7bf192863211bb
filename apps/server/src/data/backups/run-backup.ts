import { errorBody } from '@tiffin/contract'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { AppError } from '../../platform/app-error.ts'
import { program } from '../../program-files.ts'

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
