/**
 * Lets commands work while a server has the embedded database open. It answers their queries, one transaction at a time
 * like its own, or hands out a copy of its files, which a command that reads much opens in its own process.
 */
import type { PGliteInterface, QueryOptions, Transaction } from '@electric-sql/pglite'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { makeFolder } from './data-folder.ts'
import { readFrames, sendFrame } from './frames.ts'

// The site waits for it: a command that is stopped in the middle of a transaction must give it back.
const SILENT_MS = 10_000

// A folder that only its owner can open also protects the socket inside.
const lendingFolder = (dataDir: string) => join(dataDir, 'lending')
export const lendingSocket = (dataDir: string): string => join(lendingFolder(dataDir), 'socket')

interface Statement {
  ask: 'query'
  text: string
  params: unknown[] | undefined
  rowMode: QueryOptions['rowMode']
  /** Types whose values are wanted as Postgres writes them. */
  unparsed: string[]
}

export type Request = Statement | { ask: 'copy' | 'begin' | 'commit' }

export type Reply = { answer: unknown } | { error: { message: string; fields: object } }

interface Lending {
  dataDir: string
  pglite: Pick<PGliteInterface, 'query' | 'transaction'>
  /** Copies the files as they are at one instant. */
  copyTo: (folder: string) => Promise<void>
  onError: (error: Error) => void
}

/** Serves every client until it disconnects. Returns a function that ends all of it. */
export async function lendDatabase({
  dataDir,
  pglite,
  copyTo,
  onError,
}: Lending): Promise<() => Promise<void>> {
  const folder = lendingFolder(dataDir)
  // Leftovers of a server that was killed.
  await rm(folder, { recursive: true, force: true })
  await makeFolder(folder, 0o700)
  const clients = new Map<Socket, Promise<void>>()

  function reportFailure(error: Error): never {
    onError(error)
    throw error
  }

  async function lend(socket: Socket) {
    socket.on('error', () => {})
    const copies: string[] = []
    try {
      await answerAll(socket, pglite, async () => {
        const copy = await mkdtemp(join(folder, 'copy-'))
        copies.push(copy)
        await copyTo(copy).catch(reportFailure)
        return copy
      })
    } finally {
      socket.destroy()
      clients.delete(socket)
      for (const copy of copies) await rm(copy, { recursive: true, force: true })
    }
  }

  const server = createServer((socket) => void clients.set(socket, lend(socket).catch(onError)))
  server.listen(lendingSocket(dataDir))
  await once(server, 'listening')
  server.unref()
  return async () => {
    server.close()
    const served = [...clients.values()]
    for (const client of clients.keys()) client.destroy()
    await Promise.all(served)
    await rm(folder, { recursive: true, force: true })
  }
}

async function answerAll(socket: Socket, pglite: Lending['pglite'], copy: () => Promise<string>) {
  const requests = readFrames(socket) as AsyncGenerator<Request>
  const next = async () => {
    const { value } = await requests.next().catch(() => ({ value: undefined }))
    return value as Request | undefined
  }
  const reply = async (work: () => Promise<unknown>) => sendFrame(socket, await replyOf(work))

  async function transact() {
    await pglite.transaction(async (tx) => {
      await reply(async () => 'begun')
      for (;;) {
        const silence = setTimeout(() => socket.destroy(), SILENT_MS)
        const request = await next()
        clearTimeout(silence)
        if (request?.ask === 'commit') return
        if (request?.ask === 'query') await reply(() => query(tx, request))
        else return tx.rollback()
      }
    })
    return 'ended'
  }

  for (let request = await next(); request !== undefined; request = await next()) {
    const asked = request
    if (asked.ask === 'query') await reply(() => query(pglite, asked))
    if (asked.ask === 'copy') await reply(copy)
    if (asked.ask === 'begin') await reply(transact)
  }
}

const query = (on: Pick<Transaction, 'query'>, { text, params, rowMode, unparsed }: Statement) =>
  on.query(text, params, {
    ...(rowMode && { rowMode }),
    parsers: Object.fromEntries(unparsed.map((type) => [type, (value: string) => value])),
  })

async function replyOf(work: () => Promise<unknown>): Promise<Reply> {
  try {
    return { answer: await work() }
  } catch (error) {
    const { message, ...fields } = error as Error
    // The statement's own options can hold functions, which no socket carries.
    const plain = Object.entries(fields).filter(([, value]) => typeof value === 'string')
    return { error: { message, fields: Object.fromEntries(plain) } }
  }
}
