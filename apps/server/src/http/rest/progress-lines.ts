import type { JobProgress } from '@tiffin/contract'
import { toErrorBody } from '../../platform/app-error.ts'

type Work = (reportProgress: (progress: JobProgress) => void) => Promise<unknown>

/**
 * A long call as lines of JSON: each reports progress, the last one the result. A slow reader misses some of them, but
 * never the last one. An error before the first line is returned as for any other call.
 */
export async function* progressLines(
  work: Work,
  onFailure: (error: unknown) => void,
): AsyncGenerator<Buffer> {
  let latest: JobProgress | undefined
  let reported = Promise.withResolvers<void>()
  const ended = work((progress) => {
    latest = progress
    reported.resolve()
  }).then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  )
  for (let isFirst = true; ; isFirst = false) {
    const end = await Promise.race([ended, reported.promise])
    const progress = latest
    latest = undefined
    reported = Promise.withResolvers()
    if (end && 'error' in end && isFirst && !progress) throw end.error
    if (progress) yield lineOf({ progress })
    if (end && 'error' in end) {
      onFailure(end.error)
      return yield lineOf({ error: toErrorBody(end.error) })
    }
    if (end) return yield lineOf(end)
  }
}

const lineOf = (line: object) => Buffer.from(`${JSON.stringify(line)}\n`)
