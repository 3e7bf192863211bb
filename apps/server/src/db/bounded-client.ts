import pg from 'pg'

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
