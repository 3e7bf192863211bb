import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'

const site = useTestApp()

beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' })
})

/** Sends raw bytes and reads until the server hangs up. */
async function sendRaw(bytes: string) {
  const { port } = site.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', body = ''] = received.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: JSON.parse(body) as unknown }
}

test.each([
  ['no HTTP at all', 'HELLO\r\n\r\n', 400, 'VALIDATION'],
  ['a header without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 413, 'TOO_LARGE'],
])('%s is rejected with the standard error body', async (_what, bytes, status, code) => {
  const answer = await sendRaw(bytes)
  expect(answer).toMatchObject({ status, body: { code } })
  expect(answer.head).toContain('content-type: application/json')
  expect(answer.head).toContain('x-content-type-options: nosniff')
})

test('a body that never ends is cut off', async () => {
  const answer = await sendRaw(
    'POST /api/orders HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  )
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
})

test('a client that has sent nothing gets no answer', async () => {
  const { port } = site.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  await once(socket, 'close')
  expect(received).toBe('')
})
