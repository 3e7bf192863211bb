import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders } from '../../db/schema/index.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'

const CHECK_EVERY_MS = 5000

/** A stream can outlive its session: it must end with the one that opened it. */
export async function* whileSignedIn<Part>(
  { token, findCaller }: Context,
  signal: AbortSignal | undefined,
  begin: (ended: AbortSignal) => AsyncGenerator<Part>,
): AsyncGenerator<Part> {
  const session = new AbortController()
  const ask = async () => {
    // While the database is down, the session cannot be checked.
    const caller = await findCaller(token ?? '').catch(() => undefined)
    if (caller === null) session.abort()
  }
  const asking = setInterval(() => void ask(), CHECK_EVERY_MS)
  try {
    yield* begin(signal ? AbortSignal.any([signal, session.signal]) : session.signal)
  } finally {
    clearInterval(asking)
  }
  if (session.signal.aborted)
    throw new AppError('UNAUTHENTICATED', 'Your session has ended. Please log in again.')
}

/** There is nothing to follow under an id that does not exist. */
export async function rejectUnknownOrders(db: Database, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  if ((await db.$count(orders, inArray(orders.id, wanted))) < wanted.length)
    throw new AppError('NOT_FOUND', 'We cannot find that order')
}
