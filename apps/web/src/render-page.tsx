/** Renders a page to a string with its data inside. Knows nothing about HTTP, caches or the user. */
import bricolageUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import loraUrl from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url'
import nunitoUrl from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url'
import outfitUrl from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import playfairUrl from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url'
import sourceSansUrl from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import {
  createRequestHandler,
  getSsrStatus,
  renderSsrHtmlResponse,
  RouterServer,
} from '@tanstack/react-router/ssr/server'
import { languageOf } from '@tiffin/contract'
import { fontFace, fontFilesOf, lookStyle, type Look } from '@tiffin/look'
import type { AppRouter } from '@tiffin/server/router'
import { unstable_localLink } from '@trpc/client'
import type { inferRouterContext, TRPCError } from '@trpc/server'
import { HeadContent, RouterContextProvider, Scripts, type AnyRouter } from '@tanstack/react-router'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToPipeableStream } from 'react-dom/server'
import { loadedSettings } from './lib/api/settings.tsx'
import { type AppContext, CONTAINER_ID, type Entry, type PaintedTables } from './lib/start/app-context.ts'
import { isAdminPath } from './lib/start/admin-path.ts'
import { isStillPath } from './lib/start/still-path.ts'
import { SiteBanner } from './layout/guest/site-banner.tsx'
import { listSiteAssets, stillScriptOf } from './route-assets.ts'
import { createAppRouter } from './router.tsx'
import { startLate } from './start-late.ts'
import type { SiteManifests } from './vite-manifest.ts'

export interface RenderRequest {
  /** Absolute, with the site's public origin. */
  url: string
  appRouter: AppRouter
  createContext: () => Promise<inferRouterContext<AppRouter>>
  /** Called for each failed call for the page's data. */
  onError: (failure: { error: TRPCError }) => void
  /** Null in development, where Vite serves the sources. */
  manifests: SiteManifests | null
  publicUrl: string
  /** The painted pictures with which pages are shared, by their paths. */
  paintedTables: PaintedTables
  /** The page's data contains what the events up to this number tell of. */
  lastEventId: string
  /** At the restaurant, '2026-12-24'. */
  today: string
}

export interface RenderedPage {
  status: number
  html: string
  /** The inline scripts that the renderer wrote into it: no others may run. */
  scripts: string[]
  /** The target of a redirect. */
  location?: string
}

const DOCTYPE = '<!DOCTYPE html>'

/** The pages of one entry. Rejects when a component throws; if a loader fails, renders the error page with status 500. */
export async function renderPage(Shell: Entry['Shell'], request: RenderRequest): Promise<RenderedPage> {
  const { url, appRouter, createContext, onError, manifests, publicUrl, paintedTables, lastEventId, today } =
    request
  const link = unstable_localLink({ router: appRouter, createContext, onError })
  // The router comes before its assets: routes get their ids when a router is created from them.
  const mark = newScriptMark()
  const router = createAppRouter({
    link,
    publicUrl,
    paintedTables,
    lastEventId,
    entry: { Shell, has: () => true },
  })
  router.update({ ...router.options, ssr: { nonce: mark } })
  const { pathname } = new URL(url)
  const isGuests = !isAdminPath(pathname)
  const assets = listSiteAssets(manifests, pathname)
  const stillScript = isStillPath(pathname) ? stillScriptOf(manifests) : null
  const handle = createRequestHandler({
    request: new Request(url),
    createRouter: () => router,
    getRouterManifest: () => Promise.resolve(assets),
  })
  const response = await handle(async ({ responseHeaders }) => {
    // Rendered here, because the router would turn an exception into its own plain-text response.
    const page = await renderToText(<RouterServer router={router} />, mark)
    const html = writeDocument(router, { page, stillScript, bannerOn: isGuests ? today : null })
    if (stillScript === null) return renderSsrHtmlResponse({ router, responseHeaders, render: () => html })
    // Without the router's scripts and their data.
    return new Response(DOCTYPE + html, { status: getSsrStatus(router), headers: responseHeaders })
  })
  const location = response.headers.get('location')
  const html = await response.text()
  return {
    status: response.status,
    // In development Vite adds the scripts itself.
    ...unmarkScripts(manifests === null ? html : startLate(html, { hasContent: isGuests }), mark),
    ...(location !== null && { location }),
  }
}

interface DocumentOptions {
  /** The rendered page. */
  page: string
  /** The address of the only script of a page without React; null for all others. */
  stillScript: string | null
  /** The day on which a banner is shown; null on a page without. */
  bannerOn: string | null
}

/** The document around a page, which only the server writes: head, styles, and the scripts that start the page. */
function writeDocument(router: AnyRouter, { page, stillScript, bannerOn }: DocumentOptions): string {
  const { region, look, banner } = loadedSettings(router.options.context as AppContext)
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <html lang={languageOf(region)} data-mantine-color-scheme="light">
        <head>
          <HeadContent />
          <LookHead look={look} />
        </head>
        <body>
          {bannerOn !== null && <SiteBanner banner={banner} today={bannerOn} />}
          <div id={CONTAINER_ID} dangerouslySetInnerHTML={{ __html: page }} />
          {stillScript === null ? <Scripts /> : <script type="module" src={stillScript} />}
        </body>
      </html>
    </RouterContextProvider>,
  )
}

// What the head of a page of another look than the sample's has in addition. Runs on the server only.

/** By the name of the file; those of the sample's pair are in the style sheet. */
const urls: Readonly<Record<string, string>> = {
  'bricolage-grotesque-latin-wght-normal': bricolageUrl,
  'inter-latin-wght-normal': interUrl,
  'lora-latin-wght-normal': loraUrl,
  'nunito-sans-latin-wght-normal': nunitoUrl,
  'outfit-latin-wght-normal': outfitUrl,
  'playfair-display-latin-wght-normal': playfairUrl,
  'source-sans-3-latin-wght-normal': sourceSansUrl,
}

function LookHead({ look }: { look: Look }) {
  const fonts = fontFilesOf(look.fonts).flatMap((font) => {
    const url = urls[font.file]
    return url === undefined ? [] : { url, face: fontFace(font, url) }
  })
  const style = fonts.map(({ face }) => face).join('') + lookStyle(look)
  return (
    <>
      {fonts.map(({ url }) => (
        <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {style !== '' && <style dangerouslySetInnerHTML={{ __html: style }} />}
    </>
  )
}

/**
 * Tells the scripts that a renderer writes from what its data may contain: its own carry a mark that nobody can know
 * in advance. The mark is taken off again, because a cached page would show it to the next visitor.
 */
export const newScriptMark = (): string => crypto.randomUUID()

/** The page without its marks, and the inline scripts that had one. */
export function unmarkScripts(marked: string, mark: string): { html: string; scripts: string[] } {
  const own = new RegExp(`<script(?=[^>]* nonce="${mark}")(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`, 'g')
  const scripts = [...marked.matchAll(own)].map(([, code = '']) => code)
  const html = marked
    .replaceAll(` nonce="${mark}"`, '')
    // The router repeats the mark here, for scripts that would be added later.
    .replace(`<meta property="csp-nonce" content="${mark}"/>`, '')
  return { html, scripts }
}

/**
 * Renders the whole page to one string. Unlike React's `renderToString` it waits for lazy components, and fails with
 * any component's error instead of silently leaving a gap for the browser to fill.
 */
export function renderToText(page: ReactNode, nonce?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Otherwise large parts are moved to the end and put into place by inline scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: (error) => {
        reject(error)
        abort()
      },
    })
  })
}
