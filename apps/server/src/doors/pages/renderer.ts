/** Brings the web app's server entries to the pages door: the built ones, or Vite's in development. */
import type { TRPCError } from '@trpc/server'
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context } from '../../platform/procedures.ts'
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
    /** Open pages learn of later events than this one. */
    lastEventId: string
    appRouter: AppRouter
    createContext: () => Promise<Context>
    /** Receives each failed call for a page's data. */
    onError: (failure: { error: TRPCError }) => void
    /** The manifests of the built files, the guests' and the admin's; null in development. */
    manifests: Manifests | null
  }): Promise<RenderedPage>
}

interface Manifests {
  guests: unknown
  admin: unknown
}

export interface WebApp {
  load(): Promise<{ entry: ServerEntry; manifests: Manifests | null }>
  /** Its sources may change at any moment, so nothing rendered is cached. */
  isLive: boolean
  /** The addresses of its built files; empty in development. */
  assets: readonly string[]
}

const GUESTS_ENTRY = 'entry-server'
const ADMIN_PAGE = /^\/admin(\/|$)/i

/** Guests' pages and the admin are separate bundles; the admin's is loaded with its first page. */
function dispatch(load: (name: string) => Promise<ServerEntry>): ServerEntry {
  return {
    async render(request) {
      const isAdmin = ADMIN_PAGE.test(new URL(request.url).pathname)
      const { render } = await load(isAdmin ? 'entry-server-admin' : GUESTS_ENTRY)
      return render(request)
    },
  }
}

/** Adds what the web app needs besides its pages to the server, and returns its entry. */
export type MountWebApp = (app: FastifyInstance) => Promise<WebApp>

export function builtWebApp(dist: string): MountWebApp {
  return async (app) => {
    const assets = await registerAssets(app, join(dist, 'client'))
    const load = (name: string) =>
      import(pathToFileURL(join(dist, 'server', `${name}.js`)).href) as Promise<ServerEntry>
    // A server that cannot render the guests' pages does not start.
    await load(GUESTS_ENTRY)
    const entry = dispatch(load)
    const readManifest = async (name: string): Promise<unknown> =>
      JSON.parse(await readFile(join(dist, 'client/.vite', name), 'utf8'))
    const guests = await readManifest('manifest.json')
    const admin = await readManifest('manifest-admin.json')
    return {
      load: async () => ({ entry, manifests: { guests, admin } }),
      isLive: false,
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
      const { render } = dispatch(
        (name) => vite.ssrLoadModule(`/src/${name}.tsx`) as unknown as Promise<ServerEntry>,
      )
      const renderForReloading: ServerEntry['render'] = async (wanted) => {
        const page = await render(wanted)
        const html = page.html.replace('</head>', () => `${RELOADING_SCRIPTS}</head>`)
        return { ...page, html, scripts: [...page.scripts, PREAMBLE] }
      }
      return { entry: { render: renderForReloading }, manifests: null }
    }
    return { load, isLive: true, assets: [] }
  }
}
