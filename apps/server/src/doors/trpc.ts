/** Mounts the router at /trpc, and answers catalogue reads from ready bytes. Holds no rule of its own. */
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toLoggable } from '../platform/loggable.ts'
import type { Deps } from '../platform/procedures.ts'
import { Refusal, toErrorBody } from '../platform/refusal.ts'
import { createByteCache, type Answer } from './byte-cache.ts'
import { anonymousContext, requestContext } from './request-context.ts'
import { appRouter, type AppRouter } from './router.ts'
import { sendReady } from './send-ready.ts'

const PREFIX = '/trpc'
// Ten calls in one request are a page; five hundred are an attack on whatever counts requests.
const MAX_BATCH_SIZE = 10
const MAX_CACHED_URL_LENGTH = 1000
const CACHEABLE = new Set(['categories.list', 'products.list', 'products.get'])

export function trpcDoor(deps: Deps) {
  return async (app: FastifyInstance) => {
    const cache = createByteCache(deps.catalogue)
    app.all(`${PREFIX}/*`, () => {
      throw new Refusal('NOT_FOUND', 'There is no such call')
    })

    app.addHook('onRequest', async (request, reply) => {
      if (!isCacheable(request)) return
      const ready = await cache.answer(request.url, () => resolveAnonymously(deps, request.url))
      await sendReady(request, reply, ready)
    })

    await app.register(fastifyTRPCPlugin, {
      prefix: PREFIX,
      trpcOptions: {
        router: appRouter,
        maxBatchSize: MAX_BATCH_SIZE,
        createContext: ({ req, res }) => requestContext(deps, req, res),
        onError: ({ error, req }) => {
          if (toErrorBody(error).code === 'INTERNAL')
            req.log.error({ err: toLoggable(error.cause ?? error) }, 'unforeseen failure')
        },
      } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
    })
  }
}

function isCacheable(request: FastifyRequest): boolean {
  if (request.method !== 'GET' || request.headers.authorization || request.url.length > MAX_CACHED_URL_LENGTH)
    return false
  const [path = '', search = ''] = request.url.slice(PREFIX.length + 1).split('?', 2)
  // Searches are answered but not kept: anybody can invent one. In an encoded input the field is %22q%22.
  return !/"q"|%22q%22/i.test(search) && path.split(',').every((procedure) => CACHEABLE.has(procedure))
}

async function resolveAnonymously(deps: Deps, url: string): Promise<Answer> {
  const response = await fetchRequestHandler({
    endpoint: PREFIX,
    req: new Request(new URL(url, 'http://tiffin.invalid')),
    router: appRouter,
    maxBatchSize: MAX_BATCH_SIZE,
    createContext: () => anonymousContext(deps),
  })
  return {
    status: response.status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
    body: await response.text(),
  }
}
