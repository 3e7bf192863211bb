/** What is answered to a method that an address does not take, and where there is no address. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { addressOf, parametersOf, type RestRoute } from './route.ts'

interface Address {
  path: string
  allowed: readonly string[]
  parameters: readonly string[]
  pattern: RegExp
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
      const segments = path
        .split('/')
        .map((segment) => (segment.startsWith(':') ? '[^/]+' : RegExp.escape(segment)))
      return { path, allowed, parameters: parametersOf(path), pattern: new RegExp(`^${segments.join('/')}$`) }
    })
    .toArray()
    .toSorted((a, b) => a.parameters.length - b.parameters.length)

  const reject = async ({ url }: FastifyRequest, reply: FastifyReply): Promise<never> => {
    const [written = ''] = url.split('?', 1)
    // As the router has read it: %2F stays, so it is no slash.
    const path = decodeURI(written).slice(api.prefix.length)
    const address = addresses.find(({ pattern }) => pattern.test(path))
    if (!address) throw new AppError('NOT_FOUND', 'Endpoint not found')
    const allowed = address.allowed.join(', ')
    reply.header('allow', allowed)
    throw new AppError('METHOD_NOT_ALLOWED', `Only ${allowed} can be used here`)
  }
  for (const url of ['/', '/*']) api.all(url, { onRequest: reject }, reject)

  // PUT /orders/mine would be taken by PUT /orders/:id, with an id that is none.
  const wider = addresses.filter(({ parameters }) => parameters.length > 0)
  for (const { path, allowed } of addresses) {
    const taken = wider.filter(({ pattern }) => pattern.test(path)).flatMap((other) => other.allowed)
    const method = [...new Set(taken)].filter((name) => !allowed.includes(name))
    if (method.length > 0) api.route({ method, url: path, onRequest: reject, handler: reject })
  }
}
