/**
 * One listening connection per process, which also polls to see whether the database answers at all. It
 * reconnects on its own and reports when it may have missed something.
 */
import pg from 'pg'
import { BoundedClient, keepAlive } from './bounded-client.ts'
import { DatabaseAway } from './outage.ts'

const RECONNECT_AFTER_MS = 500
const CHECK_EVERY_MS = 1000
// Together with the pause before it, less than the five seconds that a guest should wait at most.
const ANSWER_TIMEOUT_MS = 2500
const limits = { connectionTimeoutMillis: 2000, query_timeout: 5000, ...keepAlive }

type OnNotify = (payload?: string) => void

interface Watcher {
  onDown(error: unknown): void
  onUp(): void
}

export function openListener(connectionString: string, { onDown, onUp }: Watcher) {
  const callbacks = new Map<string, Set<OnNotify>>()
  let client: BoundedClient | null = null
  let isUp = false
  let isClosing = false
  let retry: NodeJS.Timeout | undefined

  async function open() {
    const next = new BoundedClient({ connectionString, ...limits })
    client = next
    next.on('notification', ({ channel, payload }) => {
      for (const onNotify of callbacks.get(channel) ?? []) onNotify(payload)
    })
    next.on('error', () => {})
    next.on('end', () => handleEnd(next))
    await next.connect()
    for (const channel of callbacks.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    isUp = true
    onUp()
    for (const ofChannel of callbacks.values()) for (const onNotify of ofChannel) onNotify()
    watch(next)
  }

  /** A frozen server, or a network that drops everything, closes no connection: only polling detects it. */
  function watch(watched: BoundedClient) {
    setTimeout(() => void checkAlive(watched), CHECK_EVERY_MS).unref()
  }

  async function checkAlive(watched: BoundedClient) {
    if (!isUp || watched !== client) return
    const answer = await checkAnswer(watched)
    if (answer === 'answered') return watch(watched)
    if (answer === 'silent') reportDown(new DatabaseAway())
    watched.cutOff()
    // Perhaps only this connection was forgotten on the way.
    handleEnd(watched, 0)
  }

  function reportDown(error: unknown) {
    isUp = false
    if (!isClosing) onDown(error)
  }

  // One closed connection does not mean that the database is down; failing to open another one does.
  function handleEnd(ended: BoundedClient, afterMs = isUp ? 0 : RECONNECT_AFTER_MS) {
    if (isClosing || ended !== client) return
    isUp = false
    retry ??= setTimeout(() => {
      retry = undefined
      reopen(ended)
    }, afterMs)
  }

  function reopen(ended: BoundedClient) {
    open().catch((error: unknown) => {
      // It does answer: it has no room for this connection, but may serve those that are open.
      if (!isFull(error)) reportDown(error)
      handleEnd(client ?? ended)
    })
  }

  return {
    /** Returns a function that ends it. */
    async listen(channel: string, onNotify: OnNotify) {
      const ofChannel = callbacks.get(channel) ?? new Set()
      callbacks.set(channel, ofChannel.add(onNotify))
      if (client) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      else await open()
      return () => void ofChannel.delete(onNotify)
    },
    isListening: () => isUp,
    async close() {
      isClosing = true
      clearTimeout(retry)
      if (isUp) await client?.end().catch(() => {})
      else client?.cutOff()
    },
  }
}

/** Failed: the connection was closed in the meantime, perhaps only this one. */
async function checkAnswer(client: BoundedClient): Promise<'answered' | 'failed' | 'silent'> {
  const { promise: late, resolve } = Promise.withResolvers<'silent'>()
  // If this process was too busy, an answer may be waiting unread.
  const timer = setTimeout(() => setImmediate(() => resolve('silent')), ANSWER_TIMEOUT_MS)
  const answered = client.query('select 1').then(
    () => 'answered' as const,
    () => 'failed' as const,
  )
  try {
    return await Promise.race([answered, late])
  } finally {
    clearTimeout(timer)
  }
}

const isFull = (error: unknown) => error instanceof pg.DatabaseError && error.code === '53300'
