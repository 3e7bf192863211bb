/** Where receipt printers fetch their tickets (Star CloudPRNT over HTTP). Contains no rules. */
import { unusableCharacters } from '@tiffin/contract'
import type { FastifyInstance } from 'fastify'
import {
  fetchTicket,
  pollForTicket,
  reportTicket,
  requirePrinter,
} from '../kitchen/printing/serve-printer.ts'
import type { Deps } from '../platform/context.ts'

interface Addressed {
  Params: { token: string }
}

interface AboutTicket extends Addressed {
  Querystring: { token?: unknown; code?: unknown }
}

const POLL_LIMIT_BYTES = 16 * 1024

export const cloudPrntRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers()
  // Some printers send their JSON without saying so, or an empty body: then it is a poll without news.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: POLL_LIMIT_BYTES }, (_request, body, done) =>
    done(null, readJson(String(body))),
  )

  app.post<Addressed>('/:token', async ({ params, body }) => {
    const { statusCode, printingInProgress } = (body ?? {}) as Record<string, unknown>
    const jobToken = await pollForTicket(deps, await requirePrinter(deps, params.token), {
      statusCode: typeof statusCode === 'string' ? statusCode : undefined,
      isPrinting: printingInProgress === true,
    })
    return jobToken === null
      ? { jobReady: false }
      : { jobReady: true, mediaTypes: ['image/png'], jobToken, deleteMethod: 'DELETE' }
  })

  app.get<AboutTicket>('/:token', async ({ params, query }, reply) => {
    const printer = await requirePrinter(deps, params.token)
    const { png, kind } = await fetchTicket(deps, printer, readWord(query.token))
    void reply.header('x-star-cut', 'full; feed=true')
    if (kind !== 'test') void reply.header('x-star-buzzerstartpattern', '1')
    return reply.type('image/png').send(png)
  })

  app.delete<AboutTicket>('/:token', async ({ params, query }) => {
    const printer = await requirePrinter(deps, params.token)
    await reportTicket(deps, { ticketId: readWord(query.token), code: readWord(query.code), printer })
    return { done: true }
  })
}

/** A parameter that is sent once, and that a database can look for. */
const readWord = (value: unknown): string =>
  typeof value === 'string' && !unusableCharacters.test(value) ? value : ''

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
