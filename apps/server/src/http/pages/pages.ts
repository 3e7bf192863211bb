/** Serves the rendered pages: the same bytes for everyone, made once per catalogue version. Contains no rules. */
import type { SiteSettings } from '@tiffin/contract'
import type { TRPCError } from '@trpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { CatalogueSnapshot, Deps } from '../../platform/context.ts'
import type { Gallery } from '../../platform/gallery.ts'
import { toLoggable } from '../../platform/outage-log.ts'
import { isOutageInside, RETRY_AFTER_SECONDS } from '../../platform/app-error.ts'
import { createHourNames, dayOn, type Zone } from '../../platform/wall-clock.ts'
import type { Caches } from '../caches.ts'
import { type Answer, keptByNobody, makeReady, type ReadyAnswer } from '../ready-answer.ts'
import { anonymousContext } from '../request-context.ts'
import { appRouter } from '../router.ts'
import type { FastPath } from '../fast-path.ts'
import { encodingFor, sendReady } from '../send-ready.ts'
import { isLaunched } from '../../platform/launch.ts'
import { errorPage, unavailablePage, openingPage } from './error-pages.ts'
import { findPage, isShownBeforeLaunch, type PageAddress } from './page-table.ts'
import { isLookingIn } from './look-in.ts'
import type { WebApp } from './renderer.ts'
import { serveAssets } from './assets.ts'

// A render occupies the whole core: more at the same time would only delay each of them.
const MAX_RENDERS_AT_ONCE = 4
// Of pages that are rendered for each request: cached ones never wait for a crowd of searches.
const MAX_ONCE_AT_ONCE = 2
/** What does not fit in the queue is refused: by its turn nobody would be waiting any more. */
export const MAX_WAITING_PAGES = 40
const MAX_PATH_LENGTH = 500
const MAX_KNOWN_ADDRESSES = 500
const MAY_LAG = { mayLag: true }

export function pageRoutes(
  deps: Deps,
  web: WebApp,
  { cache, searches }: Caches,
  { laidTables }: Pick<Gallery, 'laidTables'>,
) {
  const renderInTurn = pLimit(MAX_RENDERS_AT_ONCE)
  // Apart, so that searches do not crowd out guests who look at their order.
  const queues = { private: pLimit(MAX_ONCE_AT_ONCE), other: pLimit(MAX_ONCE_AT_ONCE) }

  async function render(address: string) {
    // Renders follow each other without a pause; what else has arrived comes first.
    await setImmediate()
    const { entry, manifests } = await web.load()
    const { publicUrl } = deps
    // Before the page's data is read.
    const { eventNumber, settings } = await deps.catalogue.current()
    const createContext = async () => anonymousContext(deps)
    let outage: TRPCError | null = null
    const onError = ({ error }: { error: TRPCError }) => {
      if (isOutageInside(error)) outage = error
    }
    const page = await entry.render({
      url: publicUrl + address,
      publicUrl,
      paintedTables: laidTables,
      lastEventId: String(eventNumber),
      today: dayOn(new Date(deps.clock.nowMs()), settings.region),
      appRouter,
      createContext,
      onError,
      manifests,
    })
    // A section without its data says so itself; a page that could not be rendered at all does not.
    if (outage && page.status >= 500) throw outage
    return { ...page, isWhole: outage === null }
  }

  async function produce({ address, kind }: PageAddress): Promise<Answer> {
    const { status, html, scripts, location, isWhole } = await render(address)
    return {
      status,
      isPassing: !isWhole,
      headers: {
        ...pageHeaders(scripts, { isFramed: address.startsWith('/preview/') }),
        'cache-control': kind === 'private' || !isWhole ? 'no-store' : 'no-cache',
        ...(location && { location }),
      },
      body: html,
    }
  }

  const produceInTurn = (page: PageAddress) => renderInTurn(produce, page)

  // Compressed in the same turn: a page waiting for compression would keep its text in memory.
  const answerNow = async (page: PageAddress, request: FastifyRequest) => {
    if (request.raw.socket.destroyed) return null
    return makeReady(await produce(page), { only: encodingFor(request) })
  }

  async function answerOnce(page: PageAddress, request: FastifyRequest) {
    const inQueue = queues[page.kind === 'private' ? 'private' : 'other']
    if (inQueue.pendingCount >= MAX_WAITING_PAGES) throw new QueueIsFull()
    return inQueue(renderInTurn, answerNow, page, request)
  }

  const nameHour = createHourNames()
  // The hour, because the page contains the copyright year and today's hours: a day begins on the hour.
  const keyOf = ({ kind, address }: PageAddress, zone: Zone) =>
    `page ${nameHour(deps.clock.nowMs(), zone)} ${kind === 'missing' ? kind : address}`

  /** Null if the client has hung up. */
  async function answer(page: PageAddress, request: FastifyRequest, zone: Zone): Promise<ReadyAnswer | null> {
    const key = keyOf(page, zone)
    if (page.kind === 'public' && !web.isLive) return cache.answer(key, () => produceInTurn(page), MAY_LAG)
    if (page.kind === 'missing' && !web.isLive) return missing(key, page)
    if (page.kind === 'private' || web.isLive) return answerOnce(page, request)
    return searches.answer(key, encodingFor(request), () => answerOnce(page, request))
  }

  /**
   * What is asked for often is found without looking at the address again. Another zone comes with another revision of
   * the catalogue, for which nothing is kept under the old key.
   */
  function rememberIn(fastPath: FastPath, url: string, { page, zone }: { page: PageAddress; zone: Zone }) {
    if (web.isLive) return
    if (page.kind === 'public') fastPath.remember(url, () => cache.peek(keyOf(page, zone), MAY_LAG))
    if (page.kind === 'uncached')
      fastPath.remember(url, (encoding) => searches.peek(keyOf(page, zone), encoding))
  }

  // The cache stores only successes; the one page for everything missing is cached as one, then told apart.
  async function missing(key: string, page: PageAddress) {
    const ready = await cache.answer(key, async () => {
      const produced = await produceInTurn(page)
      return produced.status === 404 ? { ...produced, status: 200 } : produced
    })
    return ready.status === 200 ? { ...ready, status: 404 } : ready
  }

  // Most requests are for a few addresses: parsing each again would cost more than finding its bytes.
  const found = new LRUCache<string, PageAddress | Redirect, CatalogueSnapshot>({
    max: MAX_KNOWN_ADDRESSES,
    memoMethod: (key, _stale, { context }) => find(key.slice(key.indexOf(' ') + 1), context),
  })

  return async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    try {
      const catalogue = await deps.catalogue.current()
      const page = found.memo(`${catalogue.menuRevision} ${request.url}`, { context: catalogue })
      if ('redirect' in page) return reply.redirect(page.redirect, 308)
      const zone = catalogue.settings.region
      const isLocked =
        !isLaunched(catalogue.settings, deps.clock.nowMs()) && !isShownBeforeLaunch(page.address)
      if (isLocked && !(await isLookingIn(deps, request))) return sendOpeningPage(reply, page, catalogue)
      // What only some may see is not found on the fast path, which asks nobody.
      if (!isLocked) rememberIn(request.server.fastPath, request.url, { page, zone })
      const ready = await answer(page, request, zone)
      if (ready && isLocked) return sendReady(request, reply, keptByNobody(ready))
      return ready ? sendReady(request, reply, ready) : reply.hijack()
    } catch (error) {
      return sendFailure(request, reply, { error, house: await findHouse(deps) })
    }
  }
}

/**
 * In place of every page, at 200: a machine that watches the site would take 503 for an outage, and a search engine
 * drops the site after some days of it. No engine keeps the page (`noindex`), and no cache: it ends without notice.
 */
function sendOpeningPage(reply: FastifyReply, { kind }: PageAddress, { settings }: CatalogueSnapshot) {
  return reply
    .status(kind === 'missing' ? 404 : 200)
    .headers({ ...pageHeaders([]), 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .send(openingPage(settings))
}

/** Too many pages are waiting to be rendered. */
class QueueIsFull extends Error {}

/** As last read, if it cannot be read now; null if it never was. */
const findHouse = ({ catalogue }: Deps): Promise<SiteSettings | null> =>
  catalogue.rules().then(
    ({ settings }) => settings,
    () => null,
  )

interface Failure {
  error: unknown
  house: SiteSettings | null
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, { error, house }: Failure) {
  const isOutage = isOutageInside(error)
  const isAway = isOutage || error instanceof QueueIsFull
  if (isOutage) request.server.outages.began(error)
  else if (!isAway) request.log.error({ err: toLoggable(error) }, 'a page could not be rendered')
  const html = isAway ? unavailablePage(house) : errorPage(house)
  if (isAway) reply.header('retry-after', String(RETRY_AFTER_SECONDS))
  return reply
    .status(isAway ? 503 : 500)
    .headers(pageHeaders([]))
    .header('cache-control', 'no-store')
    .send(html)
}

interface Redirect {
  redirect: string
}

function find(requestUrl: string, catalogue: CatalogueSnapshot): PageAddress | Redirect {
  // Joined, not resolved: "//elsewhere" is a path here and never a host.
  const url = URL.parse(`http://tiffin.invalid${requestUrl}`)
  const path = url && url.pathname.length <= MAX_PATH_LENGTH ? url.pathname : '/404'
  if (/^\/[^/\\].*\/$/.test(path)) return { redirect: path.replace(/\/+$/, '') + (url?.search ?? '') }
  return findPage(path, url?.searchParams ?? new URLSearchParams(), catalogue)
}

/** The pages and the built files. GET and HEAD only: pages do not accept POST. */
export function registerPages(
  app: FastifyInstance,
  { assets }: Pick<WebApp, 'assets'>,
  sendPage: ReturnType<typeof pageRoutes>,
) {
  app.get('/', sendPage)
  app.get('/*', serveAssets(app, assets, sendPage))
}

/** The headers of a page. Of the scripts inside it only these may run, never whatever else its text contains. */
function pageHeaders(scripts: readonly string[], { isFramed = false } = {}): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self' ${hashesOf(scripts).join(' ')}`.trim(),
      // Mantine sets its variables in style attributes.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: https:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      // The admin shows drafts beside their forms.
      `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
      // `lib/start/trusted-types.ts` of the web has the one policy.
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ].join('; '),
  }
}

function hashesOf(scripts: readonly string[]): string[] {
  const hashes = scripts.map((code) => createHash('sha256').update(code).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}
