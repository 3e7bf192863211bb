import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { undocumentedIn } from './documented.ts'

/** The same server, but whatever REST answers in a test has to stand in the OpenAPI document, or the test fails. */
export function insistOnDocument(app: FastifyInstance): FastifyInstance {
  const inject = app.inject.bind(app) as (options: InjectOptions | string) => Promise<LightMyRequestResponse>
  const insistent = async (options: InjectOptions | string) => {
    const answer = await inject(options)
    const { method = 'GET', url = '' } = answer.raw.req
    if (!url.startsWith('/api')) return answer
    const { statusCode: status, headers } = answer
    const contentType = headers['content-type']
    // What is compressed is the same as what is not.
    const body = headers['content-encoding'] === undefined ? answer.body : null
    const undocumented = undocumentedIn({ method, url, status, contentType, body })
    if (undocumented !== null) throw new Error(undocumented)
    return answer
  }
  return Object.assign(app, { inject: insistent })
}
