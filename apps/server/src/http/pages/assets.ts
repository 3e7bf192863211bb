/** The web app's built files, in memory; those with a hash in their name are cached for a year. */
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, RouteHandler } from 'fastify'
import pLimit from 'p-limit'
import { makeReady, type ReadyAnswer } from '../ready-answer.ts'
import { sendReady } from '../send-ready.ts'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}

// The server completes it (`http/house`).
const WORKER = '/sw.js'

const HASHED = '/assets/'

// A process may open only so many at a time.
const FILES_AT_ONCE = 16

export type Assets = ReadonlyMap<string, ReadyAnswer>

/** All of them, by their addresses: a folder that is replaced later must not change what open pages load. */
export async function readAssets(clientDist: string): Promise<Assets> {
  const entries = await readdir(clientDist, { recursive: true, withFileTypes: true })
  const paths = new Set(
    entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name)),
  )
  const readInTurn = pLimit(FILES_AT_ONCE)
  const read = (path: string) => readInTurn(() => readFile(path))
  const readIfThere = async (path: string) => (paths.has(path) ? read(path) : null)

  async function readAsset(path: string): Promise<[string, ReadyAnswer][]> {
    const url = `/${relative(clientDist, path).split(sep).join('/')}`
    if (url.startsWith('/.vite/') || url === WORKER || /\.(br|gz|map)$/.test(url)) return []
    const [body, br, gzip] = await Promise.all([
      read(path),
      readIfThere(`${path}.br`),
      readIfThere(`${path}.gz`),
    ])
    const headers = {
      'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
      'cache-control': cachingOf(url),
    }
    return [[url, await makeReady({ status: 200, headers, body }, { compressed: { br, gzip } })]]
  }

  return new Map((await Promise.all([...paths].map(readAsset))).flat())
}

/**
 * Sends the built file of that address, or else what `sendPage` does. Without a route for each file: hundreds of routes
 * slow down the start.
 */
export function serveAssets(app: FastifyInstance, assets: Assets, sendPage: RouteHandler): RouteHandler {
  const remember = (url: string, ready: ReadyAnswer) => app.fastPath.remember(url, () => ready)
  for (const [url, ready] of assets) remember(url, ready)
  return function sendAsset(request, reply) {
    const [url = ''] = request.url.split('?', 1)
    const ready = assets.get(url)
    if (!ready) return sendPage.call(app, request, reply)
    // Other addresses may have taken its place.
    remember(url, ready)
    return sendReady(request, reply, ready)
  }
}

const cachingOf = (url: string) =>
  url.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
