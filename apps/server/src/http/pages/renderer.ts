/** Brings the web app's server entry to the pages: the built ones, or Vite's in development. */
import type { TRPCError } from '@trpc/server'
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context } from '../../platform/context.ts'
import type { AppRouter } from '../router.ts'
import { type Assets, readAssets } from './assets.ts'

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
  /** Its built files; none in development. */
  assets: Assets
}

/** Adds what the web app needs besides its pages to the server, and returns its entry. */
export type MountWebApp = (app: FastifyInstance) => Promise<WebApp>

/** Begins to read at once, while the database is being opened. */
export function builtWebApp(dist: string): MountWebApp {
  const built = readBuilt(dist)
  // Reported where it is mounted: a server that cannot render pages does not start.
  built.catch(() => undefined)
  return async () => {
    const { assets, entry, manifests, worker } = await built
    return { load: async () => ({ entry, manifests }), isLive: false, worker, assets }
  }
}

async function readBuilt(dist: string) {
  const client = join(dist, 'client')
  const readManifest = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(client, '.vite', name), 'utf8'))
  const [assets, entry, guests, admin, still, worker] = await Promise.all([
    readAssets(client),
    import(pathToFileURL(join(dist, 'server/entry-server.js')).href) as Promise<ServerEntry>,
    readManifest('manifest.json'),
    readManifest('manifest-admin.json'),
    readManifest('manifest-still.json'),
    readFile(join(client, 'sw.js'), 'utf8'),
  ])
  return { assets, entry, manifests: { guests, admin, still }, worker }
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
    return { load, isLive: true, worker: null, assets: new Map() }
  }
}
