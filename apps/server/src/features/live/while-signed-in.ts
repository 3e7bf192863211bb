import type { Context } from '../../platform/procedures.ts'
import { Refusal } from '../../platform/refusal.ts'

const ASK_EVERY_MS = 5000

/** A stream outlives many a session: it ends with the one that it was opened by. */
export async function* whileSignedIn<Part>(
  { token, findCaller }: Context,
  signal: AbortSignal | undefined,
  begin: (ended: AbortSignal) => AsyncGenerator<Part>,
): AsyncGenerator<Part> {
  const session = new AbortController()
  const ask = async () => {
    // While the database is away, nobody can tell.
    const caller = await findCaller(token ?? '').catch(() => undefined)
    if (caller === null) session.abort()
  }
  const asking = setInterval(() => void ask(), ASK_EVERY_MS)
  try {
    yield* begin(signal ? AbortSignal.any([signal, session.signal]) : session.signal)
  } finally {
    clearInterval(asking)
  }
  if (session.signal.aborted)
    throw new Refusal('UNAUTHENTICATED', 'Your session has ended. Please log in again.')
}
