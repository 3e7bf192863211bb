/** Composes the server from its doors. No side effects: nothing listens and nothing is opened here. */
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { rejectAmbiguous } from './doors/ambiguous-requests.ts'
import { artDoor } from './doors/art.ts'
import { cloudPrntDoor } from './doors/cloudprnt.ts'
import { createCaches } from './doors/caches.ts'
import { docsDoor } from './doors/docs/docs.ts'
import { registerDraining, registerSlowClients, SILENT_CLIENT_MS } from './doors/slow-clients.ts'
import { answerError } from './doors/errors.ts'
import { registerUnreadBodies, rejectLateBody, UPLOAD_MS } from './doors/request-bodies.ts'
import { oneClickDoor } from './doors/one-click.ts'
import { pagesDoor, registerPages } from './doors/pages/pages.ts'
import type { MountWebApp } from './doors/pages/renderer.ts'
import { registerSitemap } from './doors/pages/sitemap.ts'
import { registerHealth } from './doors/health.ts'
import { restDoor } from './doors/rest/adapter.ts'
import { allHeaders, registerSecurityHeaders } from './doors/security-headers.ts'
import { trpcDoor } from './doors/trpc.ts'
import { answerMalformedRequests } from './doors/malformed-requests.ts'
import { uploadsDoor } from './doors/uploads.ts'
import { createOutageLog } from './platform/outage-log.ts'
import type { Deps } from './platform/context.ts'
import { Refusal } from './platform/refusal.ts'

export interface AppOptions {
  logLevel: string
  /** Replaces standard output. */
  logTo?: { write: (line: string) => void }
  trustProxy: string[] | false
  /** False for load tests, where all requests come from one address. */
  limitsRates?: boolean
  /** Who sends it may read /metrics from another machine. */
  metricsToken?: string | undefined
  /** Without it the server has its API and no pages. */
  mountWebApp?: MountWebApp
}

const BODY_LIMIT_BYTES = 256 * 1024
// Between two requests. A proxy should hang up first, or it may send one into a connection that is just closing.
const IDLE_CLIENT_MS = 30_000

export async function buildApp(deps: Deps, options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: options.logLevel,
      serializers: { req: withoutPersonalParts },
      ...(options.logTo && { stream: options.logTo }),
    },
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: options.trustProxy,
    // Long tRPC batches make long paths.
    routerOptions: { maxParamLength: 5000 },
    // A client that sends slowly, or not at all, must not occupy a socket.
    requestTimeout: UPLOAD_MS,
    connectionTimeout: SILENT_CLIENT_MS,
    keepAliveTimeout: IDLE_CLIENT_MS,
    http: { headersTimeout: 5000, connectionsCheckingInterval: 1000 },
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(allHeaders(deps.publicUrl))),
    clientErrorHandler: answerMalformedRequests(deps.publicUrl),
  })
  app.decorate('outages', createOutageLog(app.log, deps.clock))
  app.setErrorHandler(answerError)
  app.addHook('onRequest', rejectAmbiguous)
  app.addHook('onRequest', rejectLateBody)
  registerSecurityHeaders(app, deps.publicUrl)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Responses that are the same for everyone set their own header; the rest may be personal.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })

  // Answers that are cached have been compressed before. Streams of events must not wait for a full block, and what
  // is sent to us stays as it is: it may grow without limit.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
    globalDecompression: false,
  })
  registerDraining(app)
  registerSlowClients(app)
  registerUnreadBodies(app)
  registerHealth(app, deps, options.metricsToken)
  const caches = createCaches(deps.catalogue)
  const { cache } = caches
  await app.register(restDoor(deps, caches), { prefix: '/api' })
  await app.register(trpcDoor(deps, caches, options))
  await app.register(artDoor, { prefix: '/art' })
  await app.register(uploadsDoor(deps.pictures), { prefix: '/uploads' })
  await app.register(oneClickDoor(deps), { prefix: '/newsletter/unsubscribe' })
  await app.register(cloudPrntDoor(deps), { prefix: '/cloudprnt' })
  registerSitemap(app, deps, cache)
  app.setNotFoundHandler(() => {
    throw new Refusal('NOT_FOUND', 'Not found')
  })
  const web = await options.mountWebApp?.(app)
  await app.register(docsDoor(web?.assets ?? []))
  if (web) registerPages(app, pagesDoor(deps, web, caches))
  return app
}

// The id of an order or reservation is the key to its page, a subscriber's id is in their unsubscribe link, a
// printer's address is its password, and queries may contain what a guest typed: none of it belongs in a log.
const keyedPath =
  /^((?:\/api(?:\/admin)?)?\/(?:orders?|reservations?|subscribers|newsletter\/unsubscribe|cloudprnt))\/.+/

function withoutPersonalParts(request: FastifyRequest) {
  const path = request.url.split('?', 1)[0] ?? ''
  return { method: request.method, path: path.replace(keyedPath, '$1/…'), remoteAddress: request.ip }
}
