import pg from 'pg'
import { BoundedClient } from './bounded-client.ts'
import { DatabaseAway } from './outage.ts'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (destroy?: boolean) => void,
) => void

/**
 * A pool that can be told that the database is down. From then on it hands out no connections, and pending requests
 * for a connection or an answer fail immediately. When one of its connections goes silent, those that idle are replaced
 * too: what made it forgotten, such as a router, has probably forgotten them as well.
 */
export class GuardedPool extends pg.Pool {
  #isAway = false
  readonly #open = new Set<BoundedClient>()
  readonly #inUse = new Set<BoundedClient>()
  readonly #waiting = new Set<() => void>()

  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: BoundedClient })
    // The pool replaces a lost idle connection; an unhandled 'error' would end the process.
    this.on('error', () => {})
    this.on('connect', (connected) => {
      const client = asBounded(connected)
      client.on('error', () => {})
      client.onSilent = () => this.#cutOffIdle()
      this.#open.add(client)
    })
    this.on('acquire', (client) => this.#inUse.add(asBounded(client)))
    this.on('release', (_error, client) => this.#inUse.delete(asBounded(client)))
    this.on('remove', (client) => this.#open.delete(asBounded(client)))
  }

  markDown(): void {
    this.#isAway = true
    for (const giveUp of this.#waiting) giveUp()
    this.#waiting.clear()
    // A graceful close of a connection waits for its answer.
    for (const client of this.#open) client.cutOff(new DatabaseAway())
  }

  markUp(): void {
    this.#isAway = false
  }

  #cutOffIdle(): void {
    for (const client of this.#open) if (!this.#inUse.has(client)) client.cutOff(new DatabaseAway())
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

export const asBounded = (client: pg.PoolClient) => client as unknown as BoundedClient
