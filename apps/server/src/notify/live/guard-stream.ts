import { isPermitted } from '@tiffin/contract'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders } from '../../db/schema/index.ts'
import type { Context, SignedIn } from '../../platform/context.ts'
import { callerOfKey, findApiKey } from '../../platform/api-key-text.ts'
import { AppError } from '../../platform/app-error.ts'

const CHECK_EVERY_MS = 5000
const CHECK_KEY_EVERY_MS = 1000

/** A stream can outlive its session or its API key: it must end with the one that opened it. */
export async function* whileSignedIn<Part>(
  ctx: Context,
  signal: AbortSignal | undefined,
  begin: (ended: AbortSignal) => AsyncGenerator<Part>,
): AsyncGenerator<Part> {
  const session = new AbortController()
  const ask = async () => {
    // While the database is down, the session cannot be checked.
    const caller = await findAgain(ctx).catch(() => undefined)
    if (caller === null) session.abort()
  }
  const asking = setInterval(() => void ask(), ctx.sendsKey ? CHECK_KEY_EVERY_MS : CHECK_EVERY_MS)
  try {
    for await (const part of begin(signal ? AbortSignal.any([signal, session.signal]) : session.signal)) {
      // A program learns nothing any more once its key is revoked.
      if (ctx.sendsKey) await ask()
      if (session.signal.aborted) break
      yield part
    }
  } finally {
    clearInterval(asking)
  }
  if (!session.signal.aborted) return
  throw ctx.sendsKey
    ? new AppError('KEY_ENDED', 'This API key has ended.')
    : new AppError('UNAUTHENTICATED', 'Your session has ended. Please log in again.')
}

async function findAgain({ db, clock, token, sendsKey, findCaller }: Context): Promise<SignedIn | null> {
  if (!sendsKey) return findCaller(token ?? '')
  const found = await findApiKey(db, token ?? '')
  const caller = found && callerOfKey(found, clock.nowMs())
  return caller && isPermitted(caller, 'orders') ? caller : null
}

/** There is nothing to follow under an id that does not exist. */
export async function rejectUnknownOrders(db: Database, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  if ((await db.$count(orders, inArray(orders.id, wanted))) < wanted.length)
    throw new AppError('NOT_FOUND', 'We cannot find that order')
}
