import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isOutage } from './outage.ts'

const ASK_AGAIN_AFTER_MS = 500

/** The server answers, but the address is not usable: the message is one sentence for the operator. */
export class UnusableDatabase extends Error {
  constructor(because: string) {
    super(`The setting DATABASE_URL cannot be used: ${because}.`)
    this.name = 'UnusableDatabase'
  }
}

/** Polls until Postgres accepts this user for this database. Throws for a wrong password or name instead of waiting. */
export async function waitUntilReady(
  connectionString: string,
  onWaiting: (because: string) => void,
): Promise<void> {
  for (let hasReported = false; ; hasReported = true) {
    const error = await whyNotReady(connectionString)
    if (error === null) return
    if (!isOutage(error)) throw new UnusableDatabase(error.message)
    if (!hasReported) onWaiting(describe(error))
    await wait(ASK_AGAIN_AFTER_MS)
  }
}

async function whyNotReady(connectionString: string): Promise<Error | null> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000, query_timeout: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return null
  } catch (error) {
    return error as Error
  } finally {
    // A graceful close would wait for an answer.
    client.connection.stream.destroy()
  }
}

function describe(error: Error): string {
  const [first] = error instanceof AggregateError ? (error.errors as Error[]) : [error]
  return first?.message ?? error.message
}
