/** Composes the server from its routes. No side effects: nothing listens and nothing is opened here. */
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Server } from 'node:http'
import { sampleGallery } from './db/seed/sample-gallery.ts'
import { rejectAmbiguous, answerMalformedRequests } from './http/ambiguous-requests.ts'
import { artRoutes, uploadRoutes } from './http/art.ts'
import { cloudPrntRoutes } from './http/cloudprnt.ts'
import { createCaches } from './http/caches.ts'
import { demoTerminalRoutes } from './http/demo-terminal.ts'
import { docsRoutes } from './http/docs/docs.ts'
import { createHttpServer, registerDraining, registerSlowClients } from './http/slow-clients.ts'
import { answerError } from './http/errors.ts'
import { rejectLateBody } from './http/request-bodies.ts'
import { oneClickRoutes } from './http/one-click.ts'
import { houseRoutes } from './http/house/house.ts'
import { pageRoutes, registerPages } from './http/pages/pages.ts'
import { registerLookIn } from './http/pages/look-in.ts'
import type { MountWebApp } from './http/pages/renderer.ts'
import { registerSitemap } from './http/pages/sitemap.ts'
import { registerHealth } from './http/health.ts'
import { restAdapter } from './http/rest/adapter.ts'
import { createFastPath } from './http/fast-path.ts'
import {
  allHeaders,
  registerSecurityHeaders,
  rejectExposedKeys,
  transportHeadOf,
} from './http/security-headers.ts'
import { trpcRoutes } from './http/trpc.ts'
import { createOutageLog } from './platform/outage-log.ts'
import { webhookRoutes } from './http/webhooks.ts'
import { KEY_IN_TEXT } from './platform/api-key-text.ts'
import type { Deps } from './platform/context.ts'
import { AppError } from './platform/app-error.ts'

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

// An object for each ready answer that no one would see costs more than looking the answer up.
const DEBUG_LEVELS = new Set(['debug', 'trace'])
const BODY_LIMIT_BYTES = 256 * 1024

export async function buildApp(deps: Deps, options: AppOptions): Promise<FastifyInstance> {
  const fastPath = createFastPath({
    transportHead: transportHeadOf(deps.publicUrl),
    isDraining: () => app.draining.hasBegun,
    ...(DEBUG_LEVELS.has(options.logLevel) && {
      onAnswered: ({ method, url = '', socket }, status) =>
        app.log.debug(
          {
            req: { method, path: loggable(url), remoteAddress: socket.remoteAddress },
            res: { statusCode: status },
          },
          'ready answer sent',
        ),
    }),
  })
  const app: FastifyInstance = Fastify({
    logger: {
      level: options.logLevel,
      serializers: { req: withoutPersonalParts },
      ...(options.logTo && { stream: options.logTo }),
    },
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: options.trustProxy,
    // Long tRPC batches make long paths.
    routerOptions: { maxParamLength: 5000 },
    serverFactory: (handle): Server => createHttpServer(handle, fastPath),
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(allHeaders(deps.publicUrl))),
    clientErrorHandler: answerMalformedRequests(deps.publicUrl),
  })
  app.decorate('fastPath', fastPath)
  app.decorate('outages', createOutageLog(app.log, deps.clock))
  app.setErrorHandler(answerError)
  app.addHook('onRequest', rejectAmbiguous)
  app.addHook('onRequest', rejectLateBody)
  app.addHook('onRequest', rejectExposedKeys(deps))
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
  registerHealth(app, deps, options.metricsToken)
  const caches = createCaches(deps.catalogue)
  const { cache } = caches
  await app.register(restAdapter(deps, caches), { prefix: '/api' })
  await app.register(trpcRoutes(deps, caches, options))
  await app.register(artRoutes, { prefix: '/art', gallery: sampleGallery })
  await app.register(uploadRoutes(deps.pictures), { prefix: '/uploads' })
  await app.register(oneClickRoutes(deps), { prefix: '/newsletter/unsubscribe' })
  await app.register(cloudPrntRoutes(deps), { prefix: '/cloudprnt' })
  await app.register(webhookRoutes(deps), { prefix: '/webhooks' })
  if (deps.isDemo) await app.register(demoTerminalRoutes(deps), { prefix: '/demo-terminal' })
  registerSitemap(app, deps, cache)
  registerLookIn(app, deps)
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND', 'Not found')
  })
  const web = await options.mountWebApp?.(app)
  await app.register(docsRoutes(deps, [...(web?.assets.keys() ?? [])]))
  await app.register(houseRoutes({ ...deps, gallery: sampleGallery }, web?.worker ?? null))
  if (web) registerPages(app, web, pageRoutes(deps, web, caches, sampleGallery))
  return app
}

// The id of an order or reservation is the key to its page, a subscriber's id is in their unsubscribe link, a
// printer's address is its password, and queries may contain what a guest typed: none of it belongs in a log.
const keyedPath =
  /^((?:\/api(?:\/admin)?)?\/(?:orders?|reservations?|subscribers|newsletter\/unsubscribe|cloudprnt|preview\/site|demo-terminal))\/.+/

const loggable = (url: string) =>
  (url.split('?', 1)[0] ?? '').replace(keyedPath, '$1/…').replace(KEY_IN_TEXT, '…')

const withoutPersonalParts = ({ method, url, ip }: FastifyRequest) => ({
  method,
  path: loggable(url),
  remoteAddress: ip,
})
