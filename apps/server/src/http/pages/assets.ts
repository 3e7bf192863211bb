/** The web app's built files, in memory; those with a hash in their name are cached for a year. */
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
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

/** Returns their addresses. */
export async function registerAssets(app: FastifyInstance, clientDist: string): Promise<string[]> {
  const files = await readdir(clientDist, { recursive: true, withFileTypes: true })
  const urls: string[] = []
  for (const file of files) {
    const path = join(file.parentPath, file.name)
    const url = `/${relative(clientDist, path).split(sep).join('/')}`
    if (!file.isFile() || url.startsWith('/.vite/') || url === WORKER || /\.(br|gz|map)$/.test(url)) continue
    const ready = await readAsset(path, url)
    const peek = () => ready
    app.fastPath.remember(url, peek)
    app.get(url, (request, reply) => {
      // Other addresses may have taken its place.
      app.fastPath.remember(url, peek)
      return sendReady(request, reply, ready)
    })
    urls.push(url)
  }
  return urls
}

async function readAsset(path: string, url: string): Promise<ReadyAnswer> {
  const body = await readFile(path)
  // Compressed at the best quality when the app was built; small files were left alone.
  const [br, gzip] = await Promise.all([readIfThere(`${path}.br`), readIfThere(`${path}.gz`)])
  const headers = {
    'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
    'cache-control': cachingOf(url),
  }
  return makeReady({ status: 200, headers, body }, { compressed: { br, gzip } })
}

function cachingOf(url: string) {
  if (url.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return 'public, max-age=3600'
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch {
    return null
  }
}
