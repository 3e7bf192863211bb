import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'

const LIMIT_MS = 40_000
const site = useTestApp()
let port: number
const sockets: Socket[] = []

beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  ;({ port } = site.app.server.address() as AddressInfo)
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
})

function open(bytes: string) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const connection = { socket, received: '', isClosed: false }
  socket.on('data', (chunk: Buffer) => (connection.received += chunk.toString('latin1')))
  // A closed connection may surface as either event.
  socket.on('error', () => {})
  socket.on('close', () => (connection.isClosed = true))
  socket.write(bytes)
  return connection
}

const unfinished = (line: string, more = '') =>
  `${line} HTTP/1.1\r\nhost: a\r\n${more}content-length: 5000\r\n\r\nabc`
const statusesOf = (received: string) => [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => code)

const answeredFirst = [
  ['401', unfinished('POST /api/products')],
  ['401', unfinished('POST /api/pictures', 'content-type: multipart/form-data; boundary=x\r\n')],
  ['404', unfinished('POST /api/nothing')],
  ['404', unfinished('POST /nothing')],
  ['405', unfinished('DELETE /api/categories')],
  ['400', unfinished('POST /api/%zz')],
  ['200', unfinished('GET /api/categories')],
  ['200', unfinished('HEAD /api/categories')],
  ['401', 'POST /api/products HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab'],
  ['200', 'GET /api/categories HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['200', 'GET /api/categories HTTP/1.1\r\nhost: a\r\n\r\nGET /api/cat'],
  ['400', 'GET /api/categories HTTP/1.1\r\nhost: a\r\nx: '],
] as const

test('a client that is answered and finishes nothing is disconnected; a live stream stays', async () => {
  const stream = open(
    'GET /trpc/live.menu?input=%7B%7D HTTP/1.1\r\nhost: a\r\naccept: text/event-stream\r\n\r\n',
  )
  const clients = answeredFirst.map(([status, bytes]) => ({ bytes, status, connection: open(bytes) }))
  const dripping = open(unfinished('POST /nothing'))
  const sending = setInterval(() => dripping.socket.write('x'), 500)
  await wait(LIMIT_MS)
  clearInterval(sending)
  const left = clients.filter(({ connection }) => !connection.isClosed).map(({ bytes }) => bytes)
  expect(left).toEqual([])
  for (const { status, connection } of clients) expect(statusesOf(connection.received)[0]).toBe(status)
  expect(dripping.isClosed).toBe(true)
  expect(stream.isClosed).toBe(false)
  expect(stream.received.match(/event: ping/g)?.length).toBeGreaterThan(1)
})

test('a body that arrives after its answer leaves the connection open for the next call', async () => {
  const connection = open('POST /nothing HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\n\r\nab')
  await expect.poll(() => statusesOf(connection.received), { timeout: 10_000 }).toEqual(['404'])
  connection.socket.write('cdGET /healthz HTTP/1.1\r\nhost: a\r\n\r\n')
  await expect.poll(() => statusesOf(connection.received), { timeout: 10_000 }).toEqual(['404', '200'])
})

test('an upload that takes longer than other bodies may is read to its end', async () => {
  const { token } = await site.signUp('owner@example.com', { role: 'admin' })
  const body =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nno picture\r\n--x--\r\n'
  const headers = `authorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\n`
  const connection = open(
    `POST /api/pictures HTTP/1.1\r\nhost: a\r\n${headers}content-length: ${body.length}\r\n\r\n`,
  )
  for (let sent = 0; sent < 10; sent += 1) {
    connection.socket.write(body.charAt(sent))
    await wait(1000)
  }
  connection.socket.write(body.slice(10))
  await expect.poll(() => statusesOf(connection.received), { timeout: 10_000 }).toEqual(['415'])
})
