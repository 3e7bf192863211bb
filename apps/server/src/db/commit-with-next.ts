import type { Database } from './database.ts'

const commitsBySession = new WeakMap<object, () => void>()

/** For a connection that can send a commit right behind a statement. */
export function offerCommitWithNext(db: Database, send: () => void): void {
  commitsBySession.set(db._.session, send)
}

/**
 * Sends the commit of a transaction right behind its next statement, which must be its last one: that saves waiting for
 * one more answer. If the statement fails, nothing is committed. What comes after the statement must not fail: it is too
 * late to take anything back. Has no effect on the embedded database, which answers without a network.
 */
export function commitWithNext(tx: Database): void {
  // A transaction shares the session of its connection.
  commitsBySession.get(tx._.session)?.()
}
