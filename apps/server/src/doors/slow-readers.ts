/** What a client that does not read its answers may hold: a connection for a while, and a few answers. */
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Without taking one byte of an answer. Node counts anew whenever some of it goes out. */
export const SILENT_READER_MS = 20_000

// Browsers ask one after the other; programs that do not wait for an answer send a handful at once.
const MAX_WAITING_ANSWERS = 32

export function registerSlowReaders(app: FastifyInstance) {
  const waiting = new WeakMap<Socket, number>()
  const count = ({ socket }: IncomingMessage, change: 1 | -1) => {
    const sum = (waiting.get(socket) ?? 0) + change
    waiting.set(socket, sum)
    return sum
  }
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (count(raw, 1) > MAX_WAITING_ANSWERS) raw.socket.destroy()
    reply.raw.on('timeout', hangUpOnReader)
    done()
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    count(raw, -1)
    done()
  })
}

// Unheard, the event would also end the connection of whoever waits for us: an import may take its time.
function hangUpOnReader(socket: Socket) {
  if (socket.writableLength > 0) socket.destroy()
}
