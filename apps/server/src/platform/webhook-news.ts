/**
 * What webhooks tell other programs. Whatever causes it only notes it; at the end of the transaction it is written down as
 * the API would show it then, and commits with it or not at all.
 */
import type { WebhookType } from '@tiffin/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { webhookEndpoints } from '../db/schema/index.ts'

export interface WebhookNews {
  type: WebhookType
  /** What it is about: the id of an order, a reservation, a message or a group of choices, or the slug of a dish. */
  about: string
  /** The key of the choice, if it is about one. */
  choice?: string
}

/** Writes what was noted in a transaction, at its end. */
export type WriteNews = (tx: Database, all: readonly WebhookNews[]) => Promise<void>

/**
 * Whether anybody wants to be told, as a column of a statement that is sent anyway: where nobody does, an order pays
 * nothing for it.
 */
export const hasWebhooks = sql<boolean>`exists (select from ${webhookEndpoints})`

const noted = new WeakMap<Database, WebhookNews[]>()
const writers = new WeakMap<Database, WriteNews>()

/** From now on transactions on this database write what they have noted. */
export function writeNewsWith(db: Database, write: WriteNews): void {
  writers.set(db, write)
}

/** In a transaction of `retryTransaction`; elsewhere nobody is told. */
export function noteNews(tx: Database, ...news: readonly WebhookNews[]): void {
  noted.get(tx)?.push(...news)
}

/** Runs the work of a transaction on `db`, then writes what it has noted. */
export async function withNews<Result>(
  db: Database,
  tx: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const all: WebhookNews[] = []
  noted.set(tx, all)
  const result = await work(tx)
  if (all.length > 0) await writers.get(db)?.(tx, all)
  return result
}

/** Part of a transaction that can fail alone: then what it has noted did not happen. */
export const inSavepoint = <Result>(
  tx: Database,
  work: (inner: Database) => Promise<Result>,
): Promise<Result> =>
  tx
    .transaction(async (inner) => {
      const all: WebhookNews[] = []
      noted.set(inner, all)
      return { result: await work(inner), all }
    })
    .then(({ result, all }) => {
      noteNews(tx, ...all)
      return result
    })
