import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'
import type { ServerEntry } from './pages/renderer.ts'

const READERS = 100
// More than the buffers at both ends of a connection hold.
const LARGE = 'x'.repeat(12 * 1024 * 1024)

const entry: ServerEntry = {
  render: async () => ({ status: 200, html: LARGE, scripts: [] }),
}
const site = useTestApp({
  mountWebApp: async () => ({
    load: async () => ({ entry, manifests: null }),
    isLive: false,
    worker: null,
    assets: new Map(),
  }),
})

let port: number
let sockets: Socket[] = []

beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  ;({ port } = site.app.server.address() as AddressInfo)
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await expect.poll(openConnections, { timeout: 10_000 }).toBe(0)
})

async function askFor(path: string, times = 1): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause()
  sockets.push(socket)
  // A closed connection may surface as either event.
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(times))
  return socket
}

const askAsGuest = async () =>
  (await fetch(`http://127.0.0.1:${port}/api/categories`, { headers: { connection: 'close' } })).status

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    site.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

test('a client that reads nothing of an answer is disconnected, and guests are served meanwhile', async () => {
  for (let index = 0; index < READERS; index += 1) await askFor('/menu')
  expect(await askAsGuest()).toBe(200)
  expect(await openConnections()).toBeGreaterThanOrEqual(READERS)
  await expect.poll(openConnections, { timeout: 45_000, interval: 500 }).toBe(0)
})

test('a slow reader gets the whole answer', async () => {
  const socket = await askFor('/menu')
  let taken = 0
  socket.on('data', (chunk: Buffer) => (taken += chunk.length))
  for (let sip = 0; sip < 6; sip += 1) {
    socket.resume()
    await once(socket, 'data')
    socket.pause()
    await wait(5000)
  }
  socket.resume()
  await expect.poll(() => taken, { timeout: 30_000 }).toBeGreaterThan(LARGE.length)
})

test('of two hundred requests sent at once the first ones are answered in order, and then the connection ends', async () => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const paths = Array.from({ length: 200 }, (_, index) => `/api/products/dish-${index}`)
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''))
  const answers = (await text(socket)).split(/(?=HTTP\/1\.1 )/)
  expect(answers).toHaveLength(32)
  expect(answers.filter((answer) => /^connection: close/im.test(answer))).toEqual([answers.at(-1)])
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 404 [^]*\}$/)
})

test('a thousand concurrent requests on one connection are not all processed', async () => {
  await askFor('/menu', 1000)
  await expect.poll(openConnections, { timeout: 10_000 }).toBe(0)
  expect(await askAsGuest()).toBe(200)
})
