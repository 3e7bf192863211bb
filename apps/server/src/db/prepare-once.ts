import type { Database } from './database.ts'

/**
 * A statement that is built once per connection and then only run: building one takes longer than sending it.
 * `prepare` receives the connection and puts placeholders where the values differ per call.
 */
export function preparedStatement<Prepared>(prepare: (db: Database) => Prepared): (db: Database) => Prepared {
  // A transaction shares the session of its connection.
  const preparedBySession = new WeakMap<object, Prepared>()
  return (db) => {
    const { session } = db._
    const prepared = preparedBySession.get(session) ?? prepare(db)
    preparedBySession.set(session, prepared)
    return prepared
  }
}
