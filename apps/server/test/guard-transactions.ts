import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../src/db/database.ts'

const QUERIES = new Set<string | symbol>([
  '$count',
  'delete',
  'execute',
  'insert',
  'query',
  'select',
  'selectDistinct',
  'transaction',
  'update',
  'with',
])

const isInTransaction = new AsyncLocalStorage<true>()

/**
 * Fails a query that is sent outside the transaction in which it is asked for. A Postgres has another connection for it;
 * the embedded database has one, and would wait for ever.
 */
export const guardTransactions = (db: Database): Database =>
  new Proxy(db, {
    get(target, key) {
      if (QUERIES.has(key) && isInTransaction.getStore())
        throw new Error(`${String(key)} on the database inside a transaction: use its tx`)
      const member: unknown = Reflect.get(target, key, target)
      if (key !== 'transaction') return member
      const begin: Database['transaction'] = (work, options) =>
        target.transaction((tx) => isInTransaction.run(true, () => work(tx)), options)
      return begin
    },
  })
