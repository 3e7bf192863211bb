/** What is answered to a method that an address does not take, and where there is no address. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { addressOf, type RestRoute } from './route.ts'

interface Address {
  path: string
  allowed: readonly string[]
  pattern: URLPattern
}

/**
 * 405 or 404, before the body is read. One route catches what no other route takes: a route for each method that is not
 * allowed would be four times as many as there are calls.
 */
export function rejectOthers(api: FastifyInstance, routes: readonly Pick<RestRoute, 'method' | 'path'>[]) {
  const addresses = Map.groupBy(routes, ({ path }) => addressOf(path))
    .values()
    .map((calls): Address => {
      const path = calls[0]?.path ?? ''
      const allowed = calls.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
      return { path, allowed, pattern: new URLPattern({ pathname: `${api.prefix}${path}` }) }
    })
    .toArray()

  const reject = async ({ url }: FastifyRequest, reply: FastifyReply): Promise<never> => {
    const [pathname = ''] = url.split('?', 1)
    const address = addresses
      .filter(({ pattern }) => pattern.test({ pathname }))
      .toSorted((a, b) => countParameters(a) - countParameters(b))[0]
    if (!address) throw new AppError('NOT_FOUND', 'Endpoint not found')
    const allowed = address.allowed.join(', ')
    reply.header('allow', allowed)
    throw new AppError('METHOD_NOT_ALLOWED', `Only ${allowed} can be used here`)
  }
  for (const url of ['/', '/*']) api.all(url, { onRequest: reject }, reject)

  // PUT /orders/mine would be taken by PUT /orders/:id, with an id that is none.
  for (const { path, allowed } of addresses) {
    const pathname = `${api.prefix}${path}`
    const taken = addresses
      .filter(({ pattern }) => pattern.test({ pathname }))
      .flatMap((other) => other.allowed)
    const method = [...new Set(taken)].filter((name) => !allowed.includes(name))
    if (method.length > 0) api.route({ method, url: path, onRequest: reject, handler: reject })
  }
}

const countParameters = ({ path }: Address) => path.split(':').length
