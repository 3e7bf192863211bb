/** How many live streams this process keeps open; other clients poll. */
import type { FastifyInstance } from 'fastify'
import { AppError } from '../platform/app-error.ts'
import { addressOf } from './request-context.ts'

const MAX_STREAMS = 2000
// Everyone in the restaurant's own network shares one address.
const MAX_OF_ADDRESS = 100
const RETRY_AFTER_SECONDS = 30

/** `limitsAddresses` is false for load tests, which come from one address. */
export function registerStreamLimits(app: FastifyInstance, limitsAddresses: boolean) {
  const openByAddress = new Map<string, number>()
  let open = 0

  const count = (address: string, change: 1 | -1) => {
    open += change
    const ofAddress = (openByAddress.get(address) ?? 0) + change
    if (ofAddress === 0) openByAddress.delete(address)
    else openByAddress.set(address, ofAddress)
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { path } = request.params as { path?: string }
    if (!path?.startsWith('live.')) return done()
    const address = addressOf(request.ip)
    // The next process takes them: this one only finishes what it has begun.
    if (app.draining.hasBegun || open >= MAX_STREAMS)
      return done(
        new AppError(
          'UNAVAILABLE',
          'The server has no room for more live streams. Please try again in a moment.',
        ),
      )
    if (limitsAddresses && (openByAddress.get(address) ?? 0) >= MAX_OF_ADDRESS) {
      reply.header('retry-after', String(RETRY_AFTER_SECONDS))
      return done(new AppError('RATE_LIMITED', 'Too many live streams from your network.'))
    }
    count(address, 1)
    reply.raw.once('close', () => count(address, -1))
    done()
  })
}
