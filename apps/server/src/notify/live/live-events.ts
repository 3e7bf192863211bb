/**
 * Passes numbered events on to the streams of this process. One reader serves all of them: what it reads is buffered
 * per stream, and what a stream missed before it connected is read from the table.
 */
import type { MenuChanged, StaffEvent } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { isOutage } from '../../db/outage.ts'
import type { Followed, Live, NumberedEvent } from '../../platform/context.ts'
import { isKept, type OrderEventBody } from '../../platform/record-event.ts'
import { type EventRow, listEvents, numberEvents, readProgress } from './event-queries.ts'

// Changes in quick succession are numbered together: soon after a quiet while, and not all the time in a rush.
const COLLECT_MS = 15
const SPACING_MS = 60
// Catches events that a killed process left unnumbered, and lost notifications.
const POLL_EVERY_MS = 2000
const PAGE_LENGTH = 500
const MAX_BUFFERED = 500
const LONGEST_STREAM_MS = 30 * 60_000

export interface LiveEvents extends Live {
  /** Another process, or this one, has numbered events up to here; undefined if a notification may have been missed. */
  onNotify(upTo?: string): void
  /** From now on also polls, and reports polling errors. */
  start(onTrouble: (error: unknown) => void): void
  /** Makes every reader reconnect elsewhere. Events committed here are numbered as before. */
  endStreams(): void
  close(): Promise<void>
}

interface Stream {
  about: Followed['about']
  /** The stream gets events after this number; null until it is known. */
  from: number | null
  buffer: NumberedEvent[]
  isOver: boolean
  wake: () => void
}

interface LiveOptions {
  /**
   * Enqueues what follows from numbered events. Null for a program that only looks on, such as the command line: it
   * numbers nothing either, and waits for a server to do so.
   */
  enqueueFollowUps: (() => Promise<void>) | null
}

export function createLive(db: Database, { enqueueFollowUps }: LiveOptions): LiveEvents {
  const streams = new Set<Stream>()
  // The last number sent to the streams; null while there are none.
  let cursor: number | null = null
  let hasEnded = false
  let collecting: NodeJS.Timeout | undefined
  let numberedAtMs = 0
  let polling: NodeJS.Timeout | undefined
  let report: (error: unknown) => void = () => {}

  const look = oneAtATime(async () => {
    if (streams.size === 0) cursor = null
    else if (cursor === null) cursor = await placeStreams()
    else await readOn(cursor)
  })

  // What a release no longer knows stays in its row, and fails at every poll: it is reported once.
  let reported = ''
  const followUp = oneAtATime(async () => {
    try {
      await enqueueFollowUps?.()
      reported = ''
    } catch (error) {
      if (!isOutage(error) && String(error) === reported) return
      reported = String(error)
      throw error
    }
  })

  const number = oneAtATime(async () => {
    if (enqueueFollowUps !== null) await numberEvents(db)
    await look()
    // Open pages do not depend on it.
    await attempt(followUp)
  })

  const poll = oneAtATime(async () => {
    const { last, isBehind, hasFollowUps } = await readProgress(db)
    if (isBehind && enqueueFollowUps !== null) return number()
    if (cursor !== null && last > cursor) await look()
    if (hasFollowUps) await followUp()
  })

  async function placeStreams() {
    const { last } = await readProgress(db)
    for (const stream of streams) stream.from ??= last
    return last
  }

  async function readOn(after: number) {
    const rows = await listEvents(db, { about: 'everything', after, limit: PAGE_LENGTH })
    for (const row of rows) {
      const numbered = presentEvent(row)
      for (const stream of streams) if (concerns(row, stream.about)) push(stream, numbered)
    }
    cursor = rows.at(-1)?.number ?? after
    if (rows.length === PAGE_LENGTH) await readOn(cursor)
  }

  const attempt = (task: () => Promise<void>) => task().catch((error: unknown) => report(error))

  function endStreams() {
    hasEnded = true
    for (const stream of streams) close(stream)
  }

  function attach(about: Followed['about']): Stream {
    const stream: Stream = { about, from: cursor, buffer: [], isOver: hasEnded, wake: () => {} }
    streams.add(stream)
    return stream
  }

  /** Yields what a stream has missed; returns the number from which it continues live. */
  async function* missed(
    about: Followed['about'],
    after: number | null,
    upTo: number,
  ): AsyncGenerator<NumberedEvent[], number> {
    const kept = await readProgress(db)
    // A client from a process that is further ahead has a number above this one's, but from the same database.
    if (after !== null && isKept(after, kept)) {
      yield* catchUp(about, after, upTo)
      return after
    }
    const start = Math.max(upTo, (await numberedSoFar()).last)
    // A number from before the oldest event, or from another database: what it has missed is unknown.
    yield [beginning(start, after !== null)]
    return start
  }

  /** Up to here nothing is news to a client that comes without a number, even if this process has not read it yet. */
  async function numberedSoFar() {
    const kept = await readProgress(db)
    if (!kept.isBehind || enqueueFollowUps === null) return kept
    await number()
    return readProgress(db)
  }

  async function* catchUp(about: Followed['about'], after: number, upTo: number) {
    let read = after
    let rows: EventRow[]
    do {
      rows = await listEvents(db, { about, after: read, upTo, limit: PAGE_LENGTH })
      if (rows.length > 0) yield rows.map(presentEvent)
      read = rows.at(-1)?.number ?? upTo
    } while (rows.length === PAGE_LENGTH)
  }

  return {
    nudge() {
      collecting ??= setTimeout(
        () => {
          collecting = undefined
          numberedAtMs = performance.now()
          void attempt(number)
        },
        Math.max(COLLECT_MS, numberedAtMs + SPACING_MS - performance.now()),
      )
    },
    onNotify(upTo) {
      if (cursor === null || (upTo !== undefined && Number(upTo) <= cursor)) return
      void attempt(look)
    },
    async *follow({ about, after, signal }) {
      const stream = attach(about)
      const end = () => close(stream)
      const longest = setTimeout(end, LONGEST_STREAM_MS).unref()
      signal?.addEventListener('abort', end)
      try {
        while (stream.from === null && !stream.isOver) await look()
        if (stream.from === null || stream.isOver) return
        yield* deliver(stream, yield* missed(about, after, stream.from))
      } finally {
        signal?.removeEventListener('abort', end)
        clearTimeout(longest)
        streams.delete(stream)
      }
    },
    numberedSoFar,
    start(onTrouble) {
      report = onTrouble
      polling = setInterval(() => void attempt(poll), POLL_EVERY_MS).unref()
    },
    endStreams,
    async close() {
      endStreams()
      clearInterval(polling)
      clearTimeout(collecting)
      // Events committed a moment ago. If this fails, another process finds them, or this one after its next start.
      await attempt(number)
    },
  }
}

function push(stream: Stream, event: NumberedEvent) {
  if (stream.isOver) return
  // A reader that is too slow reconnects with its last number instead of filling the memory.
  if (stream.buffer.length >= MAX_BUFFERED) return close(stream)
  stream.buffer.push(event)
  stream.wake()
}

function close(stream: Stream) {
  stream.isOver = true
  stream.buffer = []
  stream.wake()
}

async function* deliver(stream: Stream, after: number) {
  while (!stream.isOver) {
    const buffered = stream.buffer.splice(0)
    const batch = buffered.filter(({ number }) => number > after)
    if (batch.length > 0) yield batch
    if (buffered.length > 0) continue
    const { promise: woken, resolve } = Promise.withResolvers<void>()
    stream.wake = resolve
    await woken
  }
}

const beginning = (number: number, isLost: boolean): NumberedEvent => ({
  number,
  event: { type: isLost ? 'reset' : 'open' },
})

const concerns = ({ kind, topic }: EventRow, about: Followed['about']): boolean => {
  if (about === 'everything' || kind === 'restore') return true
  return about === 'menu' ? kind === 'menu' : topic !== null && about.orderIds.includes(topic)
}

function presentEvent({ number, kind, topic, body }: EventRow): NumberedEvent {
  return { number, event: eventOf(kind, topic, body) }
}

function eventOf(kind: EventRow['kind'], topic: string | null, body: unknown): StaffEvent {
  if (kind === 'restore') return { type: 'reset' }
  if (kind === 'menu') return { type: 'menu', ...(body as Pick<MenuChanged, 'dishes'>) }
  return { type: 'order', id: topic ?? '', ...(body as OrderEventBody) }
}

/** Runs the work one at a time. Calls made while it runs share one more run, which starts after it. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  function run(): Promise<void> {
    if (running === null) {
      running = work().finally(() => (running = null))
      return running
    }
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return run()
      })
    return next
  }
  return run
}
