/** Where payment providers tell what has happened. Contains no rules. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { receiveNotice } from '../payments/process-notice.ts'
import { ForgedNotice, ProviderUnavailable, providerNames } from '../payments/provider.ts'
import { AppError } from '../platform/app-error.ts'
import type { Deps } from '../platform/context.ts'
import { recordSecurityEvent } from '../platform/record-security-event.ts'
import { requestContext } from './request-context.ts'

const NOTICE_LIMIT_BYTES = 256 * 1024

interface Named {
  Params: { provider: string }
}

export const webhookRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers()
  // The signature is over the bytes, whatever they are called.
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: NOTICE_LIMIT_BYTES },
    (_request, body, done) => done(null, body),
  )

  app.post<Named>('/:provider', async (request, reply) => {
    const name = providerNames.find((each) => each === request.params.provider)
    if (!name) throw new AppError('NOT_FOUND', 'Not found')
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    try {
      await receiveNotice(deps, { name, rawBody, headers: headersOf(request) })
    } catch (error) {
      if (error instanceof ProviderUnavailable)
        throw new AppError(
          'UNAVAILABLE',
          'The notice cannot be verified at the moment. Please send it again.',
        )
      if (!(error instanceof ForgedNotice)) throw error
      await recordSecurityEvent(deps.db, requestContext(deps, request, reply), {
        kind: 'forged notice',
        what: `${name}: ${error.message}`,
      })
      throw new AppError('VALIDATION', error.message)
    }
    return { received: true }
  })
}

const headersOf = ({ headers }: FastifyRequest) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
  )
