/** Mounts the router at /trpc, and answers catalogue reads from ready bytes. Contains no rules. */
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify'
import type { ResponseMetaFn } from '@trpc/server/http'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { toLoggable } from '../platform/outage-log.ts'
import type { CatalogueSnapshot, Deps } from '../platform/context.ts'
import { isOutageInside, AppError, RETRY_AFTER_SECONDS, toErrorBody } from '../platform/app-error.ts'
import { type Caches, peekIn, isCacheableInput, isSearch } from './caches.ts'
import { type Answer, makeReady } from './ready-answer.ts'
import { anonymousContext, requestContext, addressOf } from './request-context.ts'
import { appRouter, type AppRouter } from './router.ts'
import { procedureNamed, procedureNames } from './rest/procedure-named.ts'
import { encodingFor, sendReady } from './send-ready.ts'
import { ignoredFields, isStrict, rejectIgnored, takesInput } from './strict-input.ts'

const PREFIX = '/trpc'
// Ten calls in one request are a page; five hundred are an attack on rate limits, which count requests.
const MAX_BATCH_SIZE = 10
const MAX_CACHED_URL_LENGTH = 1000
const CACHEABLE = new Set([
  'categories.list',
  'products.list',
  'products.get',
  'reviews.list',
  'settings.site',
])

export function trpcRoutes(
  deps: Deps,
  caches: Caches,
  { limitsRates = true }: { limitsRates?: boolean } = {},
) {
  const { cache, searches } = caches
  return async (app: FastifyInstance) => {
    registerStreamLimits(app, limitsRates)
    app.all(`${PREFIX}/*`, () => {
      throw new AppError('NOT_FOUND', 'Endpoint not found')
    })

    app.addHook('onRequest', async (request, reply) => {
      rejectOtherMethods(request, reply)
      if (!mayBeCached(request)) return
      const catalogue = await deps.catalogue.current()
      const kind = kindByUrl.memo(`${catalogue.menuRevision} ${request.url}`, { context: catalogue })
      if (kind === 'other') return
      const produce = () => resolveAnonymously(deps, request.url)
      const only = encodingFor(request)
      const { url } = request
      const ready = await (kind === 'page'
        ? cache.answer(url, produce)
        : searches.answer(url, only, async () => makeReady(await produce(), { only })))
      if (ready.status === 200) app.fastPath.remember(url, peekIn(caches, kind, url))
      sendReady(request, reply, ready)
    })

    // tRPC hands over a stream, whose length is unknown: short answers would be compressed too.
    app.addHook('onSend', async (_request, reply, payload: unknown) => {
      if (
        !(payload instanceof Response) ||
        !payload.headers.get('content-type')?.startsWith('application/json')
      )
        return payload
      reply.code(payload.status).headers(Object.fromEntries(payload.headers))
      return Buffer.from(await payload.arrayBuffer())
    })

    await app.register(fastifyTRPCPlugin, {
      prefix: PREFIX,
      trpcOptions: {
        router: appRouter,
        maxBatchSize: MAX_BATCH_SIZE,
        createContext: ({ req, res, info }) => ({
          ...requestContext(deps, req, res, { calls: info.calls.length }),
          ...(isStrict(req.headers) && {
            checkInput: async (path, readInput) => {
              if (takesInput(path)) rejectIgnored(ignoredFields(path, await readInput()))
            },
          }),
        }),
        responseMeta,
        onError: ({ error, req }) => {
          if (isOutageInside(error)) req.server.outages.began(error)
          if (toErrorBody(error).code === 'INTERNAL')
            req.log.error({ err: toLoggable(error.cause ?? error) }, 'unexpected error')
        },
      } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
    })
  }
}

const trpcMethods = new Set(['GET', 'HEAD', 'POST'])

const methodsByName = new Map(
  procedureNames().map((name) => [
    name,
    procedureNamed(name).type === 'mutation' ? ['POST'] : ['GET', 'HEAD'],
  ]),
)

/** A batch has no name, and is left to tRPC. */
function rejectOtherMethods({ method, url }: FastifyRequest, reply: FastifyReply): void {
  const allowed = methodsByName.get(url.slice(PREFIX.length + 1).split('?', 1)[0] ?? '')
  if (!allowed || allowed.includes(method)) return
  reply.header('allow', allowed.join(', '))
  // tRPC refuses only the other one of GET and POST for its method.
  if (!trpcMethods.has(method))
    throw new AppError('METHOD_NOT_ALLOWED', `Only ${allowed.join(', ')} can be used here`)
}

// Checked at every request, and mostly for the same few addresses.
const kindByUrl = new LRUCache<string, Kind, CatalogueSnapshot>({
  max: 500,
  memoMethod: (key, _stale, { context }) => kindOfUrl(key.slice(key.indexOf(' ') + 1), context),
})

/** Parts of the catalogue that our pages request, a search of it, or anything else. */
type Kind = 'page' | 'search' | 'other'

const mayBeCached = ({ method, headers, url }: FastifyRequest): boolean =>
  method === 'GET' && !headers.authorization && url.length <= MAX_CACHED_URL_LENGTH

/** Of a query, or of a batch of them. */
function kindOfUrl(address: string, catalogue: CatalogueSnapshot): Kind {
  const url = URL.parse(address, 'http://tiffin.invalid')
  if (!url) return 'other'
  const procedures = url.pathname.slice(PREFIX.length + 1).split(',')
  const { input = '{}', batch, ...others } = Object.fromEntries(url.searchParams)
  if (Object.keys(others).length > 0 || !procedures.every((name) => CACHEABLE.has(name))) return 'other'
  try {
    const inputs: unknown = JSON.parse(input)
    const all = batch === undefined ? [inputs] : Object.values(inputs as object)
    if (all.every((each) => isCacheableInput(each, catalogue))) return 'page'
    return all.every((each) => isSearch(each)) ? 'search' : 'other'
  } catch {
    return 'other'
  }
}

const responseMeta: ResponseMetaFn<AppRouter> = ({ errors }) => {
  const isUnavailable = errors.some((error) => toErrorBody(error).code === 'UNAVAILABLE')
  return isUnavailable ? { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } } : {}
}

async function resolveAnonymously(deps: Deps, url: string): Promise<Answer> {
  const response = await fetchRequestHandler({
    endpoint: PREFIX,
    req: new Request(new URL(url, 'http://tiffin.invalid')),
    router: appRouter,
    maxBatchSize: MAX_BATCH_SIZE,
    createContext: () => anonymousContext(deps),
    responseMeta,
  })
  const retryAfter = response.headers.get('retry-after')
  return {
    status: response.status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-cache',
      ...(retryAfter !== null && { 'retry-after': retryAfter }),
    },
    body: await response.text(),
  }
}

// How many live streams this process keeps open; other clients poll.

const MAX_STREAMS = 2000
// Everyone in the restaurant's own network shares one address.
const MAX_OF_ADDRESS = 100
const STREAM_RETRY_SECONDS = 30

/** `limitsAddresses` is false for load tests, which come from one address. */
function registerStreamLimits(app: FastifyInstance, limitsAddresses: boolean) {
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
      reply.header('retry-after', String(STREAM_RETRY_SECONDS))
      return done(new AppError('RATE_LIMITED', 'Too many live streams from your network.'))
    }
    count(address, 1)
    reply.raw.once('close', () => count(address, -1))
    done()
  })
}
