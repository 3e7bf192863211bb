import pg from 'pg'
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

// A connection that answers at all says goodbye at once.
export const GOODBYE_MS = 500

/** A network that forgets idle connections does not see these idle, and one whose other end is gone ends. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5000 }

// The answer to `begin` says nothing, so what follows is sent with it. If the database refused it, that would be committed
// by itself: one that asks for more, such as an isolation level, is waited for.
const begun = Promise.resolve()
const textOf = (asked: unknown) =>
  typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked

/**
 * A client with no endless wait. One that lets a statement run into `query_timeout` is cut off, so whatever else waits
 * for it, such as a rollback, fails at once. Closing waits only a moment for the goodbye.
 */
export class BoundedClient extends pg.Client {
  onSilent = () => {}
  #commitsWithNext = false
  #ended: Promise<unknown> | null = null

  constructor(config?: pg.ClientConfig) {
    super(config)
    const ask = this.query.bind(this) as (...args: unknown[]) => unknown
    this.query = (...args: unknown[]) => {
      const text = textOf(args[0])
      if (text === 'commit' || text === 'rollback') {
        const ended = this.#takeEnd()
        if (ended !== null) return ended as never
      }
      if (this.pipeline) this.#collect()
      const callback = args.at(-1)
      if (typeof callback === 'function')
        args[args.length - 1] = (error: unknown, result: unknown) => {
          this.#cutOffIfSilent(error)
          callback(error, result)
        }
      const answer = ask(...args)
      if (answer instanceof Promise) answer.catch((error: unknown) => this.#cutOffIfSilent(error))
      if (this.#commitsWithNext) this.#endWith(ask)
      if (!this.pipeline || text !== 'begin') return answer as never
      // Only a server in distress refuses it. Nothing more may be sent to that.
      if (answer instanceof Promise) answer.catch(() => this.cutOff())
      return begun as never
    }
  }

  /** The commit is sent right behind the next statement; it rolls back instead if that has failed. */
  commitWithNext(): void {
    this.#commitsWithNext = this.pipeline
  }

  #endWith(ask: (...args: unknown[]) => unknown): void {
    this.#commitsWithNext = false
    const ended = ask({ text: 'commit' }) as Promise<unknown>
    ended.catch((error: unknown) => this.#cutOffIfSilent(error))
    this.#ended = ended
  }

  /** The answer to a commit that was sent already. */
  #takeEnd(): Promise<unknown> | null {
    const ended = this.#ended
    this.#ended = null
    // No statement has come: the next one belongs to another transaction.
    this.#commitsWithNext = false
    return ended
  }

  /** What is asked in one go is sent in one go. */
  #collect() {
    const { stream } = this.connection
    if (stream.writableCorked > 0) return
    stream.cork()
    process.nextTick(() => stream.uncork())
  }

  override end(): Promise<void>
  override end(callback: (error: Error) => void): void
  override end(callback?: (error: Error) => void): Promise<void> | void {
    setTimeout(() => this.cutOff(), GOODBYE_MS).unref()
    return callback ? super.end(callback) : super.end()
  }

  cutOff(because?: Error): void {
    this.connection.stream.destroy(because)
  }

  #cutOffIfSilent(error: unknown) {
    if (!(error instanceof Error && error.message === 'Query read timeout')) return
    this.cutOff()
    this.onSilent()
  }
}
