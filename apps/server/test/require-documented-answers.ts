import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { undocumentedIn } from './documented.ts'

/** The same server, but a test fails if any REST answer is missing from the OpenAPI document. */
export function requireDocumentedAnswers(app: FastifyInstance): FastifyInstance {
  const inject = app.inject.bind(app) as (options: InjectOptions | string) => Promise<LightMyRequestResponse>
  const checked = async (options: InjectOptions | string) => {
    const answer = await inject(options)
    const { method = 'GET', url = '' } = answer.raw.req
    if (!url.startsWith('/api')) return answer
    const { statusCode: status, headers } = answer
    const contentType = headers['content-type']
    // A compressed body has the same content.
    const body = headers['content-encoding'] === undefined ? answer.body : null
    const undocumented = undocumentedIn({ method, url, status, contentType, body })
    if (undocumented !== null) throw new Error(undocumented)
    return answer
  }
  return Object.assign(app, { inject: checked })
}
