import pg from 'pg'
import { DatabaseAway } from './outage.ts'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (destroy?: boolean) => void,
) => void

/**
 * A pool that can be told that the database is down. From then on it hands out no connections, and pending requests
 * for a connection or an answer fail immediately.
 */
export class GuardedPool extends pg.Pool {
  #isAway = false
  readonly #open = new Set<pg.PoolClient>()
  readonly #waiting = new Set<() => void>()

  constructor(config: pg.PoolConfig) {
    super(config)
    // The pool replaces a lost idle connection; an unhandled 'error' would end the process.
    this.on('error', () => {})
    this.on('connect', (client) => {
      client.on('error', () => {})
      this.#open.add(client)
    })
    this.on('remove', (client) => this.#open.delete(client))
  }

  markDown(): void {
    this.#isAway = true
    for (const giveUp of this.#waiting) giveUp()
    this.#waiting.clear()
    // A graceful close of a connection waits for its answer.
    for (const client of this.#open) streamOf(client).destroy(new DatabaseAway())
  }

  markUp(): void {
    this.#isAway = false
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (callback) return this.#connect(callback)
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
    this.#connect((error, client) => (client ? resolve(client) : reject(error)))
    return promise
  }

  #connect(callback: Connected): void {
    const reject = (cause?: unknown) => callback(new DatabaseAway(cause), undefined, () => {})
    if (this.#isAway) return reject()
    const giveUp = () => reject()
    this.#waiting.add(giveUp)
    super.connect((error, client, release) => {
      const isLate = !this.#waiting.delete(giveUp)
      // The pool passes `release` only with a client, whatever its types say.
      if (isLate) return client?.release(true)
      // Whatever keeps it from connecting, even a wrong password, is for the operator to fix: a guest can retry.
      if (error) return reject(error)
      callback(undefined, client, release)
    })
  }
}

const streamOf = (client: pg.PoolClient) => (client as unknown as pg.Client).connection.stream
