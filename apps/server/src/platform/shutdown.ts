import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { Server } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'

// Together less than ten seconds, after which many supervisors kill a process.
const UNFINISHED_MS = 4000
const MAX_SHUTDOWN_MS = 9500
const IDLE_SWEEP_MS = 50
const FIRST_REQUEST_MS = 500
const MAX_QUEUE_MS = 3000
const QUIET_TURN_MS = 0.1

interface Stop {
  /** How long to keep listening after SIGTERM, so a load balancer notices in time to send no more requests. */
  drainMs: number
  /** Readers of streams move to another process first: a stream would never finish. */
  endStreams: () => void
  closeRest: () => Promise<void>
}

/** On SIGTERM or SIGINT: finishes requests in progress, closes what is open, exits 0. */
export function shutDownOnSignal(app: FastifyInstance, { drainMs, endStreams, closeRest }: Stop): void {
  async function close(listenOnMs: number) {
    if (app.draining.hasBegun) return
    app.draining.hasBegun = true
    setTimeout(() => process.exit(1), listenOnMs + MAX_SHUTDOWN_MS).unref()
    endStreams()
    await wait(listenOnMs)
    await stopListening(app)
    await app.close()
    await closeRest()
    process.exit(0)
  }
  process.on('SIGTERM', () => void close(drainMs))
  // A person at a terminal does not want to wait.
  process.on('SIGINT', () => void close(0))
}

async function stopListening({ server, draining }: FastifyInstance) {
  // Incomplete requests, and clients that do not read their answers.
  const cut = setTimeout(() => server.closeAllConnections(), UNFINISHED_MS)
  const held: (() => void)[] = []
  draining.held = held
  await acceptWaitingConnections(server)
  const closed = once(server, 'close')
  // Fastify's own `close` would hang up on connections whose first request has not arrived yet.
  Server.prototype.close.call(server)
  draining.held = undefined
  for (const proceed of held) proceed()
  await wait(FIRST_REQUEST_MS)
  // Connections become idle one by one, as their last answers are sent.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}

/**
 * The kernel resets connections that were not accepted yet. Each turn of the event loop accepts one; after a quick turn
 * that accepted none, hardly any can be waiting. Requests that arrive meanwhile wait, because turns in which the embedded
 * database works are never quick, and guests who are answered come back.
 */
async function acceptWaitingConnections(server: Server) {
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  const giveUpAt = performance.now() + MAX_QUEUE_MS
  for (let isQuiet = false; !isQuiet && performance.now() < giveUpAt;) {
    const [before, startedAt] = [accepted, performance.now()]
    await turn()
    isQuiet = accepted === before && performance.now() - startedAt < QUIET_TURN_MS
  }
}
