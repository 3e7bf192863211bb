import fastify, { type FastifyInstance } from 'fastify'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFastPath } from '../fast-path.ts'
import { registerSecurityHeaders } from '../security-headers.ts'
import { registerAssets } from './assets.ts'

const files = [
  'assets/menu-1a2b3c.js',
  'icons/192.png',
  'sw.js',
  'manifest.webmanifest',
  'offline.html',
  '.vite/manifest.json',
]
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-assets-'))
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), file)
  }
  app = fastify()
  app.decorate('fastPath', createFastPath({ transportHead: [], isDraining: () => false }))
  registerSecurityHeaders(app, 'http://tiffin.test')
  await registerAssets(app, folder)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test.each([
  ['/assets/menu-1a2b3c.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/icons/192.png', 'image/png', 'public, max-age=3600'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'public, max-age=3600'],
  ['/offline.html', 'text/html; charset=utf-8', 'public, max-age=3600'],
  ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
])('%s is %s and cached as %s', async (url, type, caching) => {
  const { statusCode, headers } = await app.inject({ url })
  expect(statusCode).toBe(200)
  expect([headers['content-type'], headers['cache-control']]).toEqual([type, caching])
})

test("the build's manifest is not served", async () => {
  expect((await app.inject({ url: '/.vite/manifest.json' })).statusCode).toBe(404)
})
