/**
 * Makes backups of the embedded database possible while a server has it open: the server hands out a copy of its files,
 * and the command reads the copy in its own process.
 */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { makeFolder } from './data-folder.ts'

// A folder that only its owner can open also protects the socket inside.
const sharingFolder = (dataDir: string) => join(dataDir, 'lending')
const socketIn = (folder: string) => join(folder, 'socket')

interface Sharing {
  dataDir: string
  /** Copies the files as they are at one instant. */
  copyTo: (folder: string) => Promise<void>
  onError: (error: Error) => void
}

/** Shares a copy with every client until it disconnects. Returns a function that stops sharing. */
export async function shareCopies({ dataDir, copyTo, onError }: Sharing): Promise<() => Promise<void>> {
  const folder = sharingFolder(dataDir)
  // Leftovers of a server that was killed.
  await rm(folder, { recursive: true, force: true })
  await makeFolder(folder, 0o700)
  const clients = new Set<Socket>()

  async function share(socket: Socket) {
    clients.add(socket)
    socket.on('error', () => {})
    const hungUp = once(socket, 'close')
    const copy = await mkdtemp(join(folder, 'copy-'))
    try {
      await copyTo(copy)
      socket.write(`${copy}\n`)
      await hungUp
    } finally {
      socket.destroy()
      clients.delete(socket)
      await rm(copy, { recursive: true, force: true })
    }
  }

  const server = createServer((socket) => void share(socket).catch(onError))
  server.listen(socketIn(folder))
  await once(server, 'listening')
  server.unref()
  return async () => {
    server.close()
    for (const client of clients) client.destroy()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Copy {
  folder: string
  release(): Promise<void>
}

/** Null if no one shares a copy, because it is not a server that has the database open. */
export async function requestCopy(dataDir: string): Promise<Copy | null> {
  const socket = connect(socketIn(sharingFolder(dataDir)))
  try {
    await once(socket, 'connect')
  } catch {
    return null
  }
  for await (const folder of createInterface(socket)) {
    const release = async () => {
      socket.destroy()
    }
    return { folder, release }
  }
  throw new Error('The server did not provide a copy of its database; see its log for the reason.')
}
