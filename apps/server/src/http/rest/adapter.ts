/** Maps REST to procedures: collects the input, calls, answers. Contains no rules. */
import multipart from '@fastify/multipart'
import { type FileDownload, PROGRESS_TYPE } from '@tiffin/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { beginStream } from '../../platform/begin-stream.ts'
import { cacheOnce } from '../../platform/cache-once.ts'
import { AppError, toErrorBody } from '../../platform/app-error.ts'
import { createCallerFactory } from '../../platform/procedures.ts'
import type { Context, Deps, StreamedFile } from '../../platform/context.ts'
import { requireAccess, requireKeyTaken, takesKeyOf } from '../../platform/require-access.ts'
import { type Caches, peekIn, isCacheableInput, isSearch } from '../caches.ts'
import { logUnforeseen } from '../errors.ts'
import { type Answer, makeReady } from '../ready-answer.ts'
import { anonymousContext, requestContext } from '../request-context.ts'
import { appRouter } from '../router.ts'
import { encodingFor, sendReady } from '../send-ready.ts'
import { ignoredFields, isStrict, rejectIgnored } from '../strict-input.ts'
import { progressLines, readUpload, uploadLimits } from './long-calls.ts'
import { type RestRoute, saysWhatWasIgnored } from './route.ts'
import { rejectOthers } from './other-methods.ts'
import { procedureNamed } from './procedure-named.ts'
import { restRoutes } from './routes.ts'
import type { UnknownField } from './unknown-fields.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const OPENAPI_PATH = '/openapi.json'

// Two thousand dishes with all their fields.
const LARGE_BODY_BYTES = 4 * 1024 * 1024

const createCaller = createCallerFactory(appRouter)

type Call = (input: unknown) => Promise<unknown>

export function restAdapter(deps: Deps, caches: Caches) {
  const { cache, searches } = caches
  return async (api: FastifyInstance) => {
    // JSON only: the plain-text parser would let a body bypass its schema.
    api.removeContentTypeParser('text/plain')
    // An empty body is no body: the schema decides whether that is acceptable.
    const parseJson = api.getDefaultJsonParser('error', 'error')
    api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
      body === '' ? done(null, undefined) : void parseJson(request, body as string, done),
    )

    // The caller is identified before the body is read, and looked up once.
    const contexts = new WeakMap<FastifyRequest, Context>()
    function contextOf(request: FastifyRequest, reply: FastifyReply) {
      const context = contexts.get(request) ?? requestContext(deps, request, reply)
      contexts.set(request, context)
      return context
    }

    /** The same for everyone who asks; undefined if it depends on the caller, or is none of the catalogue's. */
    async function answerToAll(route: RestRoute, request: FastifyRequest, reply: FastifyReply) {
      const { authorization, prefer } = request.headers
      if (!route.isCacheable || authorization || prefer) return undefined
      const produce = async () => toAnswer(await callRoute(route, anonymousContext(deps), reply))
      const encoding = encodingFor(request)
      const input = { ...(request.query as object), ...(request.params as object) }
      const { url } = request
      const isOfPage = isCacheableInput(input, await deps.catalogue.current())
      if (!isOfPage && !isSearch(input)) return undefined
      const ready = await (isOfPage
        ? cache.answer(url, produce)
        : searches.answer(url, encoding, async () => makeReady(await produce(), { only: encoding })))
      if (ready.status === 200)
        request.server.fastPath.remember(url, peekIn(caches, isOfPage ? 'page' : 'search', url))
      return ready
    }

    const add = (scope: FastifyInstance, route: RestRoute) => {
      const { meta, type } = procedureNamed(route.procedure)
      const checkAccess = async (request: FastifyRequest, reply: FastifyReply) => {
        const context = contextOf(request, reply)
        await requireKeyTaken(context, takesKeyOf(meta, type), route.procedure)
        if (meta.access !== 'open') await requireAccess(meta.access, context)
      }
      scope.route({
        method: route.method,
        url: route.path,
        config: { isUpload: route.isUpload ?? false },
        ...(route.hasLargeBody && { bodyLimit: LARGE_BODY_BYTES }),
        onRequest: checkAccess,
        handler: async (request, reply) => {
          const ready = await answerToAll(route, request, reply)
          if (ready) return sendReady(request, reply, ready)
          const { status, headers, body } = await callRoute(route, contextOf(request, reply), reply)
          return reply.status(status).headers(headers).send(body)
        },
      })
    }
    for (const route of restRoutes) if (!route.isUpload) add(api, route)
    await api.register(async (uploads) => {
      uploads.removeAllContentTypeParsers()
      await uploads.register(multipart, { limits: uploadLimits })
      for (const route of restRoutes) if (route.isUpload) add(uploads, route)
    })
    // A large part of the program describes the rest, and few servers are ever asked.
    const documents = cacheOnce(async () =>
      (await import('./house-document.ts')).houseDocuments(deps.publicUrl),
    )
    api.get(OPENAPI_PATH, async (request, reply) => {
      const caller = await contextOf(request, reply).identify()
      const documentsOf = await documents()
      const document = documentsOf((await deps.catalogue.rules()).settings).get(caller?.staffRole ?? null)
      // Those of a prepared answer do not include what the key has left.
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value)
      if (document) return sendReady(request, reply, await document())
      throw new AppError('NOT_FOUND', 'Endpoint not found')
    })
    rejectOthers(api, [...restRoutes, { method: 'GET', path: OPENAPI_PATH }])
  }
}

async function callRoute(route: RestRoute, context: Context, reply: FastifyReply) {
  const { status } = route
  const { request } = reply
  const signal = route.download || route.reportsProgress ? hangUpOf(reply) : undefined
  if (signal && route.reportsProgress && request.headers.accept === PROGRESS_TYPE)
    return callWithProgress(route, context, { request, signal })
  let parts: StreamedFile['parts'] | undefined
  const streamFile: Context['streamFile'] = (streamed) => void (parts = streamed)
  const call = procedureOf(route, { ...context, streamFile }, signal)
  const { input, ignored } = await readInput(route, request)
  const output = await call(input)
  const { body, headers } = withIgnored(route, answerOf(route, output), ignored)
  // HEAD needs no progress.
  if (signal && parts && request.method !== 'HEAD')
    return { status, headers, body: await streamOf(parts, { request, signal }) }
  return { status, headers, body: status === 204 ? undefined : body }
}

/** The caller, and the end of the connection. */
interface Connection {
  request: FastifyRequest
  signal: AbortSignal
}

/** The request's own signal is no use: for a request with a body it aborts where the body ends. */
function hangUpOf({ raw }: FastifyReply): AbortSignal {
  const hangUp = new AbortController()
  if (raw.destroyed) hangUp.abort()
  raw.once('close', () => hangUp.abort())
  return hangUp.signal
}

/** Answers before the call has ended, and then reports each step. */
async function callWithProgress(route: RestRoute, context: Context, connection: Connection) {
  const { request, signal } = connection
  const { input, ignored } = await readInput(route, request)
  const lines = progressLines(
    (reportProgress) => procedureOf(route, { ...context, reportProgress }, signal)(input),
    (error) => toErrorBody(error).code === 'INTERNAL' && logUnforeseen(request, error),
  )
  // A proxy in front of us must not buffer until the end.
  const headers = {
    'content-type': PROGRESS_TYPE,
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    ...ignoredHeader(ignored),
  }
  return { status: route.status, headers, body: await streamOf(lines, connection) }
}

interface Answered {
  body: unknown
  headers?: Record<string, string>
}

function answerOf(route: RestRoute, output: unknown): Answered {
  if (route.download) return downloadOf(output as FileDownload)
  if (route.unwrap) return listOf(route.unwrap, output as Record<string, unknown>)
  return { body: route.wrapIn ? { [route.wrapIn]: output } : output }
}

const listOf = (field: string, { [field]: body, total, cursor }: Record<string, unknown>) => ({
  body,
  headers: { 'x-total-count': String(total), ...(typeof cursor === 'string' && { 'x-cursor': cursor }) },
})

const downloadOf = ({ fileName, contentType, base64 }: FileDownload) => ({
  body: Buffer.from(base64, 'base64'),
  headers: { 'content-type': contentType, 'content-disposition': `attachment; filename="${fileName}"` },
})

/** Starts once there is something to send: until then the call may fail normally. Hanging up ends the writing. */
async function streamOf(parts: AsyncGenerator<Buffer>, { request, signal }: Connection): Promise<Readable> {
  const started = await beginStream(parts)
  // A stream that no one has begun to read is not ended by its reader.
  const end = () => parts.return(undefined).catch((error: unknown) => logUnforeseen(request, error))
  signal.addEventListener('abort', () => void end())
  if (signal.aborted) await end()
  return Readable.from(started)
}

function procedureOf(route: RestRoute, context: Context, signal: AbortSignal | undefined): Call {
  const [feature, name] = route.procedure.split('.') as [string, string]
  const caller = createCaller(context, signal && { signal }) as unknown as Record<
    string,
    Record<string, Call>
  >
  const call = caller[feature]?.[name]
  return call as Call
}

/**
 * The input, and which of its fields no one will read. A caller may ask to be refused instead, and with a key is, unless it asks
 * not to be (RFC 7240).
 */
async function readInput(route: RestRoute, request: FastifyRequest) {
  const input = await inputOf(route, request)
  const ignored = ignoredFields(route.procedure, input)
  if (isStrict(request.headers)) rejectIgnored(ignored)
  return { input, ignored }
}

/** A write says in its body what was ignored, everything else in a header. */
function withIgnored(route: RestRoute, { body, headers }: Answered, ignored: UnknownField[]) {
  const isNamedInside =
    ignored.length > 0 && saysWhatWasIgnored(route) && typeof body === 'object' && !Array.isArray(body)
  return {
    body: isNamedInside ? { ...body, ignored } : body,
    headers: { ...headers, ...ignoredHeader(ignored) },
  }
}

const ignoredHeader = (ignored: UnknownField[]): Record<string, string> =>
  ignored.length === 0
    ? {}
    : { 'x-ignored-fields': ignored.map(({ path }) => encodeURIComponent(path.toWellFormed())).join(', ') }

/** Path and query where a request has no body; else the body or the upload's parts, together with the path's fields. */
async function inputOf(route: RestRoute, request: FastifyRequest): Promise<unknown> {
  const params = request.params as Record<string, string>
  if (route.isUpload) return { ...(await readUpload(request)), ...params }
  if (['GET', 'HEAD', 'DELETE'].includes(request.method))
    return { ...(request.query as object), ...listsOf(route, request), ...params }
  const { body } = request
  // If it is not an object, the schema rejects it.
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  if (Object.keys(params).length === 0 || !(isObject || body === undefined)) return body
  return { ...body, ...params }
}

// One value, or none, is a list, too.
const listsOf = ({ lists = [] }: RestRoute, { query }: FastifyRequest) =>
  Object.fromEntries(lists.map((name) => [name, [(query as Record<string, unknown>)[name] ?? []].flat()]))

function toAnswer({ status, headers, body }: Awaited<ReturnType<typeof callRoute>>): Answer {
  return {
    status,
    headers: { ...headers, 'content-type': JSON_TYPE, 'cache-control': 'no-cache' },
    body: JSON.stringify(body),
  }
}
