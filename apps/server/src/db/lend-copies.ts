/**
 * How a backup of the embedded database is made while a server has it open: the server hands out a copy of its files, and
 * the command reads that in a process of its own.
 */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { makeFolder } from './make-folder.ts'

// A folder that only its owner can open keeps everybody else from the socket too.
const lendingFolder = (dataDir: string) => join(dataDir, 'lending')
const socketIn = (folder: string) => join(folder, 'socket')

interface Lending {
  dataDir: string
  /** Copies the files as they are at one instant. */
  copyTo: (folder: string) => Promise<void>
  onError: (error: Error) => void
}

/** Lends a copy to whoever asks, until they hang up. Answers with how to end it. */
export async function lendCopies({ dataDir, copyTo, onError }: Lending): Promise<() => Promise<void>> {
  const folder = lendingFolder(dataDir)
  // What a server that was killed has left.
  await rm(folder, { recursive: true, force: true })
  await makeFolder(folder, 0o700)
  const borrowers = new Set<Socket>()

  async function lend(socket: Socket) {
    borrowers.add(socket)
    socket.on('error', () => {})
    const hungUp = once(socket, 'close')
    const copy = await mkdtemp(join(folder, 'copy-'))
    try {
      await copyTo(copy)
      socket.write(`${copy}\n`)
      await hungUp
    } finally {
      socket.destroy()
      borrowers.delete(socket)
      await rm(copy, { recursive: true, force: true })
    }
  }

  const server = createServer((socket) => void lend(socket).catch(onError))
  server.listen(socketIn(folder))
  await once(server, 'listening')
  server.unref()
  return async () => {
    server.close()
    for (const borrower of borrowers) borrower.destroy()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Copy {
  folder: string
  giveBack(): Promise<void>
}

/** Null where nobody lends, because it is no server that has the database open. */
export async function borrowCopy(dataDir: string): Promise<Copy | null> {
  const socket = connect(socketIn(lendingFolder(dataDir)))
  try {
    await once(socket, 'connect')
  } catch {
    return null
  }
  for await (const folder of createInterface(socket)) {
    const giveBack = async () => {
      socket.destroy()
    }
    return { folder, giveBack }
  }
  throw new Error('The server did not provide a copy of its database; see its log for the reason.')
}
