import fastify, { type FastifyInstance, type RouteHandler } from 'fastify'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFastPath } from '../fast-path.ts'
import { registerSecurityHeaders } from '../security-headers.ts'
import { createHttpServer } from '../slow-clients.ts'
import { readAssets, serveAssets } from './assets.ts'

const files = ['assets/menu-1a2b3c.js', 'robots.txt', 'sw.js', '.vite/manifest.json']
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-assets-'))
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), file)
  }
  const fastPath = createFastPath({ transportHead: [], isDraining: () => false })
  app = fastify({ serverFactory: (handle) => createHttpServer(handle, fastPath) })
  app.decorate('fastPath', fastPath)
  registerSecurityHeaders(app, 'http://tiffin.test')
  const sendMissing: RouteHandler = (_request, reply) => reply.status(404).send('a page that does not exist')
  app.get('/*', serveAssets(app, await readAssets(folder), sendMissing))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test.each([
  ['/assets/menu-1a2b3c.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
])('%s is %s and cached as %s', async (url, type, caching) => {
  const { statusCode, headers } = await app.inject({ url })
  expect(statusCode).toBe(200)
  expect([headers['content-type'], headers['cache-control']]).toEqual([type, caching])
})

test('a file that other addresses have pushed off the fast path comes back with its next request', async () => {
  const site = await app.listen({ port: 0, host: '127.0.0.1' })
  const countReady = async () => {
    const before = app.fastPath.sent.get(200) ?? 0
    expect(await (await fetch(`${site}/robots.txt`)).text()).toBe('robots.txt')
    return (app.fastPath.sent.get(200) ?? 0) - before
  }
  expect(await countReady()).toBe(1)
  for (let other = 0; other < 1000; other += 1) app.fastPath.remember(`/search?q=${other}`, () => undefined)
  expect([await countReady(), await countReady()]).toEqual([0, 1])
})

test('any other address is a page that does not exist, below theirs, too', async () => {
  const { statusCode, body } = await app.inject({ url: '/assets/menu-0000.js' })
  expect([statusCode, body]).toEqual([404, 'a page that does not exist'])
})

test("neither the build's manifest nor its unfinished worker is served", async () => {
  expect((await app.inject({ url: '/sw.js' })).statusCode).toBe(404)
  expect((await app.inject({ url: '/.vite/manifest.json' })).statusCode).toBe(404)
})
