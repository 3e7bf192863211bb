/** Brings the web app's server entry to the pages: the built ones, or Vite's in development. */
import type { TRPCError } from '@trpc/server'
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context } from '../../platform/context.ts'
import type { AppRouter } from '../router.ts'
import { registerAssets } from './assets.ts'

interface RenderedPage {
  status: number
  html: string
  /** The inline scripts that the renderer has written into it. */
  scripts: string[]
  location?: string
}

export interface ServerEntry {
  render(request: {
    url: string
    publicUrl: string
    /** The painted pictures with which pages are shared, by their paths. */
    paintedTables: Readonly<Record<string, { name: string; alt: string }>>
    /** Open pages learn of later events than this one. */
    lastEventId: string
    today: string
    appRouter: AppRouter
    createContext: () => Promise<Context>
    /** Receives each failed call for a page's data. */
    onError: (failure: { error: TRPCError }) => void
    /** The manifests of the built files, of each part of the site; null in development. */
    manifests: Manifests | null
  }): Promise<RenderedPage>
}

interface Manifests {
  guests: unknown
  admin: unknown
  still: unknown
}

export interface WebApp {
  load(): Promise<{ entry: ServerEntry; manifests: Manifests | null }>
  /** Its sources may change at any moment, so nothing rendered is cached. */
  isLive: boolean
  /** The text of its service worker; null in development. */
  worker: string | null
  /** The addresses of its built files; empty in development. */
  assets: readonly string[]
}

/** Adds what the web app needs besides its pages to the server, and returns its entry. */
export type MountWebApp = (app: FastifyInstance) => Promise<WebApp>

export function builtWebApp(dist: string): MountWebApp {
  return async (app) => {
    const assets = await registerAssets(app, join(dist, 'client'))
    // A server that cannot render pages does not start.
    const entry = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as ServerEntry
    const readManifest = async (name: string): Promise<unknown> =>
      JSON.parse(await readFile(join(dist, 'client/.vite', name), 'utf8'))
    const guests = await readManifest('manifest.json')
    const admin = await readManifest('manifest-admin.json')
    const still = await readManifest('manifest-still.json')
    return {
      load: async () => ({ entry, manifests: { guests, admin, still } }),
      isLive: false,
      worker: await readFile(join(dist, 'client/sw.js'), 'utf8'),
      assets,
    }
  }
}

// What Vite would put into an index.html; this app has none. The preamble is the React plugin's.
const PREAMBLE = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`
const RELOADING_SCRIPTS = `<script type="module">${PREAMBLE}</script><script type="module" src="/@vite/client"></script>`

export function developedWebApp(root: string): MountWebApp {
  return async (app) => {
    const { createServer } = await import('vite')
    const vite = await createServer({
      root,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server: app.server } },
    })
    app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done))
    app.addHook('preClose', () => vite.close())
    const load = async () => {
      const { render } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as unknown as ServerEntry
      const renderForReloading: ServerEntry['render'] = async (wanted) => {
        const page = await render(wanted)
        const html = page.html.replace('</head>', () => `${RELOADING_SCRIPTS}</head>`)
        return { ...page, html, scripts: [...page.scripts, PREAMBLE] }
      }
      return { entry: { render: renderForReloading }, manifests: null }
    }
    return { load, isLive: true, worker: null, assets: [] }
  }
}
