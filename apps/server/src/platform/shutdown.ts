import type { FastifyInstance } from 'fastify'

const MAX_SHUTDOWN_MS = 10_000
const IDLE_SWEEP_MS = 50

/** On SIGTERM or SIGINT: takes no new requests, finishes those that run, closes what is open, exits 0. */
export function shutDownOnSignal(app: FastifyInstance, closeRest: () => Promise<void>): void {
  let isClosing = false

  async function close() {
    if (isClosing) return
    isClosing = true
    setTimeout(() => process.exit(1), MAX_SHUTDOWN_MS).unref()
    // Kept-alive sockets become idle one by one as their last answers go out; closing them at once would reset
    // orders that have been committed.
    const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS)
    await app.close()
    clearInterval(sweep)
    await closeRest()
    process.exit(0)
  }

  process.on('SIGTERM', () => void close())
  process.on('SIGINT', () => void close())
}
