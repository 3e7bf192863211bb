import pg from 'pg'
import { DatabaseAway } from './outage.ts'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (destroy?: boolean) => void,
) => void

/**
 * A pool that can be told that the database is away. From then on it hands out no connection, and nobody waits any
 * longer for one, or for an answer on one.
 */
export class GuardedPool extends pg.Pool {
  #isAway = false
  readonly #open = new Set<pg.PoolClient>()
  readonly #waiting = new Set<() => void>()

  constructor(config: pg.PoolConfig) {
    super(config)
    // A lost idle connection is replaced by the pool; an unhandled 'error' would end the process.
    this.on('error', () => {})
    this.on('connect', (client) => {
      client.on('error', () => {})
      this.#open.add(client)
    })
    this.on('remove', (client) => this.#open.delete(client))
  }

  goAway(): void {
    this.#isAway = true
    for (const giveUp of this.#waiting) giveUp()
    this.#waiting.clear()
    // Polite ways to end a connection wait for its answer.
    for (const client of this.#open) streamOf(client).destroy(new DatabaseAway())
  }

  comeBack(): void {
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
    const refuse = (cause?: unknown) => callback(new DatabaseAway(cause), undefined, () => {})
    if (this.#isAway) return refuse()
    const giveUp = () => refuse()
    this.#waiting.add(giveUp)
    super.connect((error, client, release) => {
      const isLate = !this.#waiting.delete(giveUp)
      if (isLate) return release(true)
      // Whatever keeps it from connecting, a wrong password too, is the operator's to mend: a guest may come back.
      if (error) return refuse(error)
      callback(undefined, client, release)
    })
  }
}

const streamOf = (client: pg.PoolClient) => (client as unknown as pg.Client).connection.stream
