/** Where mail programs unsubscribe from the newsletter without showing a page (RFC 8058). Contains no rules. */
import type { FastifyInstance } from 'fastify'
import { createCallerFactory } from '../platform/procedures.ts'
import type { Deps } from '../platform/context.ts'
import { requestContext } from './request-context.ts'
import { appRouter } from './router.ts'

interface Keyed {
  Params: { key: string }
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']
const FORM_LIMIT_BYTES = 4096

const createCaller = createCallerFactory(appRouter)

export const oneClickRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers()
  // The form only repeats what the address says, and has no other meaning.
  app.addContentTypeParser(
    formTypes,
    { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
    (_request, _body, done) => done(null),
  )
  app.post<Keyed>('/:key', (request, reply) => {
    const { newsletter } = createCaller(requestContext(deps, request, reply))
    return newsletter.unsubscribe({ key: request.params.key })
  })
  // Mail programs without RFC 8058 open the address, and so do malware scanners: they get a page with a button.
  app.get<Keyed>('/:key', (request, reply) =>
    reply.redirect(`/newsletter/unsubscribe#${encodeURIComponent(request.params.key)}`),
  )
}
