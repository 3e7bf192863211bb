/** A command's side of `lend-database.ts`: the embedded database of a running server. */
import type { PGlite, QueryOptions } from '@electric-sql/pglite'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { readFrames, sendFrame } from './frames.ts'
import { lendingSocket, type Reply, type Request } from './lend-database.ts'

interface Line {
  ask(request: Request): Promise<unknown>
  hangUp(): void
}

/** Null if nobody lends it, because it is not a server that has the database open. */
async function callServer(dataDir: string): Promise<Line | null> {
  const socket = connect(lendingSocket(dataDir))
  try {
    await once(socket, 'connect')
  } catch {
    return null
  }
  const asked: PromiseWithResolvers<unknown>[] = []
  void readReplies(socket, asked)
  return {
    ask(request) {
      const reply = Promise.withResolvers<unknown>()
      asked.push(reply)
      sendFrame(socket, request)
      return reply.promise
    },
    hangUp: () => void socket.destroy(),
  }
}

/** In the order of the requests. */
async function readReplies(socket: Socket, asked: PromiseWithResolvers<unknown>[]) {
  socket.on('error', () => {})
  try {
    for await (const reply of readFrames(socket) as AsyncGenerator<Reply>) {
      const waiting = asked.shift()
      if ('answer' in reply) waiting?.resolve(reply.answer)
      else waiting?.reject(Object.assign(new Error(reply.error.message), reply.error.fields))
    }
  } catch {
    // Said below to all who wait.
  }
  const ended = new Error('The server ended, or waited too long for this command. Run it again.')
  for (const { reject } of asked.splice(0)) reject(ended)
}

interface BorrowedDatabase {
  /** What Drizzle's driver needs of it. */
  client: Pick<PGlite, 'query' | 'transaction'>
  giveBack(): void
}

/** Queries and transactions on the database of the server; null if there is none. */
export async function borrowDatabase(dataDir: string): Promise<BorrowedDatabase | null> {
  const line = await callServer(dataDir)
  if (!line) return null

  const queryOver = (over: Line) => (text: string, params?: unknown[], options?: QueryOptions) =>
    over.ask({
      ask: 'query',
      text,
      params,
      rowMode: options?.rowMode,
      unparsed: Object.keys(options?.parsers ?? {}),
    })

  // A line of its own: the server answers each line in turn, and what is asked outside waits until the transaction ends.
  async function transaction<Result>(work: (tx: object) => Promise<Result>): Promise<Result> {
    const own = await callServer(dataDir)
    if (!own) throw new Error('The server has ended. Run this again.')
    try {
      await own.ask({ ask: 'begin' })
      const result = await work({ query: queryOver(own) })
      await own.ask({ ask: 'commit' })
      return result
    } finally {
      // What was not committed is rolled back.
      own.hangUp()
    }
  }

  return {
    client: { query: queryOver(line), transaction } as BorrowedDatabase['client'],
    giveBack: line.hangUp,
  }
}

export interface Copy {
  folder: string
  release(): Promise<void>
}

/** A copy of the server's files until `release`; null if there is no server. */
export async function requestCopy(dataDir: string): Promise<Copy | null> {
  const line = await callServer(dataDir)
  if (!line) return null
  const folder = (await line.ask({ ask: 'copy' }).catch(explainMissingCopy)) as string
  return { folder, release: async () => line.hangUp() }
}

function explainMissingCopy(): never {
  throw new Error('The server did not provide a copy of its database; see its log for the reason.')
}
