/** Renders a page to a string with its data inside. Knows nothing about HTTP, caches or the user. */
import { Scripts } from '@tanstack/react-router'
import { createRequestHandler, renderSsrHtmlResponse, RouterServer } from '@tanstack/react-router/ssr/server'
import type { AppRouter } from '@tiffin/server/router'
import { unstable_localLink } from '@trpc/client'
import type { inferRouterContext, TRPCError } from '@trpc/server'
import { FullHead } from './layout/full-head.tsx'
import type { Entry } from './lib/app-context.ts'
import { renderToText } from './render-to-text.ts'
import { listSiteAssets } from './route-assets.ts'
import { createAppRouter } from './router.tsx'
import { newScriptMark, unmarkScripts } from './marked-scripts.ts'
import { startAfterPaint } from './start-after-paint.ts'
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
  /** The page's data contains what the events up to this number tell of. */
  lastEventId: string
}

export interface RenderedPage {
  status: number
  html: string
  /** The inline scripts that the renderer wrote into it: no others may run. */
  scripts: string[]
  /** The target of a redirect. */
  location?: string
}

// React writes it, and the router adds it again.
const DOCTYPE = '<!DOCTYPE html>'

/** The pages of one entry. Rejects when a component throws; if a loader fails, renders the error page with status 500. */
export async function renderPage(Shell: Entry['Shell'], request: RenderRequest): Promise<RenderedPage> {
  const { url, appRouter, createContext, onError, manifests, publicUrl, lastEventId } = request
  const link = unstable_localLink({ router: appRouter, createContext, onError })
  // The router comes before its assets: routes get their ids when a router is created from them.
  const mark = newScriptMark()
  const router = createAppRouter({
    link,
    publicUrl,
    lastEventId,
    entry: { Shell, Head: FullHead, Scripts, has: () => true },
  })
  router.update({ ...router.options, ssr: { nonce: mark } })
  const assets = listSiteAssets(manifests, new URL(url).pathname)
  const handle = createRequestHandler({
    request: new Request(url),
    createRouter: () => router,
    getRouterManifest: () => Promise.resolve(assets),
  })
  const response = await handle(async ({ responseHeaders }) => {
    // Rendered here, because the router would turn an exception into its own plain-text response.
    const html = await renderToText(<RouterServer router={router} />, mark)
    return renderSsrHtmlResponse({ router, responseHeaders, render: () => html.replace(DOCTYPE, '') })
  })
  const location = response.headers.get('location')
  const html = await response.text()
  return {
    status: response.status,
    // In development Vite adds the scripts itself.
    ...unmarkScripts(manifests === null ? html : startAfterPaint(html), mark),
    ...(location !== null && { location }),
  }
}
