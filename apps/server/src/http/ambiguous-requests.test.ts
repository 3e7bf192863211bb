/** What RFC 9112 and 9110 leave no choice about: two programs in a row must see the same requests. */
import { connect, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'

const site = useTestApp()
beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' })
})

/** Sends raw bytes and reads until the server hangs up, or stops answering. */
async function send(bytes: string) {
  const { port } = site.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
  socket.on('error', () => {})
  socket.write(Buffer.from(bytes, 'latin1'))
  const closed = once(socket, 'close').then(() => true)
  const quiet = new Promise<false>((resolve) => {
    let idle: NodeJS.Timeout
    socket.on('data', () => {
      clearTimeout(idle)
      idle = setTimeout(() => resolve(false), 1500)
    })
  })
  const isClosed = await Promise.race([closed, quiet])
  socket.destroy()
  return { isClosed, statuses: [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => Number(code)) }
}

const SMUGGLED = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'
const get = (...lines: string[]) => ['GET /api/categories HTTP/1.1', ...lines, '', ''].join('\r\n')
const post = (body: string, ...lines: string[]) =>
  ['POST /api/auth/login HTTP/1.1', 'Host: a', 'Content-Type: application/json', ...lines, '', body].join(
    '\r\n',
  )
const chunked = (body: string) => post(body, 'Transfer-Encoding: chunked')
const line = (first: string, ...lines: string[]) => [first, ...lines, '', ''].join('\r\n')
const EMPTY = '0\r\n\r\n'

const malformed: Record<string, string> = {
  'both lengths': post(EMPTY, 'Content-Length: 5', 'Transfer-Encoding: chunked'),
  'both lengths, reversed': post(EMPTY, 'Transfer-Encoding: chunked', 'Content-Length: 5'),
  'two lengths': post('{}', 'Content-Length: 2', 'Content-Length: 3'),
  'the same length twice': post('{}', 'Content-Length: 2', 'Content-Length: 2'),
  'a list of lengths': post('{}', 'Content-Length: 2, 2'),
  'a length with a plus': post('{}', 'Content-Length: +2'),
  'a negative length': post('{}', 'Content-Length: -2'),
  'a hexadecimal length': post('{}', 'Content-Length: 0x2'),
  'an empty length': post('{}', 'Content-Length: '),
  'a length beyond all numbers': post('{}', 'Content-Length: 99999999999999999999999'),
  'chunked, then identity': post(EMPTY, 'Transfer-Encoding: chunked, identity'),
  'identity, then chunked': post(EMPTY, 'Transfer-Encoding: identity', 'Transfer-Encoding: chunked'),
  'identity alone': post(EMPTY, 'Transfer-Encoding: identity'),
  xchunked: post(EMPTY, 'Transfer-Encoding: xchunked'),
  'gzip, then chunked': post(EMPTY, 'Transfer-Encoding: gzip, chunked'),
  'chunked twice': post(EMPTY, 'Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'),
  'chunked in quotes': post(EMPTY, 'Transfer-Encoding: "chunked"'),
  'chunked after a vertical tab': post(EMPTY, 'Transfer-Encoding: \x0bchunked'),
  'chunked with a parameter': post(EMPTY, 'Transfer-Encoding: chunked;a=b'),
  'an empty coding': post(EMPTY, 'Transfer-Encoding: '),
  'chunked in HTTP/1.0': chunked(EMPTY).replace('HTTP/1.1', 'HTTP/1.0'),
  'a folded header': get('Host: a', 'X: a', ' b'),
  'a first header that is folded': get(' Host: a', 'X: a'),
  'a blank before the colon': get('Host : a'),
  'a blank before the colon of the length': post('{}', 'Content-Length : 2'),
  'a tab before the colon': get('Host: a', 'X\t: a'),
  'bare line feeds': get('Host: a').replaceAll('\r', ''),
  'a bare line feed between headers': get('Host: a\nX: b'),
  'a header after a bare line feed': get('Host: a', 'X: a\nTransfer-Encoding: chunked'),
  'a bare line feed at the end': 'GET /api/categories HTTP/1.1\r\nHost: a\r\n\n',
  'a bare carriage return in a value': get('Host: a', 'X: a\rb'),
  'no host': get(),
  'two hosts': get('Host: a', 'Host: b'),
  'the same host twice': get('Host: a', 'Host: a'),
  'an empty host': get('Host: '),
  'a host with a path': get('Host: a/b'),
  'a list of hosts': get('Host: a, b'),
  'a host with a blank': get('Host: a b'),
  'a host with a user': get('Host: a@b'),
  'an address with another host': line('GET http://b/api/categories HTTP/1.1', 'Host: a'),
  'an address with a user': line('GET http://a@b/api/categories HTTP/1.1', 'Host: b'),
  'an address of another scheme': line('GET ftp://a/api/categories HTTP/1.1', 'Host: a'),
  'an address with a fragment': line('GET /api/categories#x HTTP/1.1', 'Host: a'),
  'a host alone as the address': line('GET a:80 HTTP/1.1', 'Host: a'),
  'NUL in a value': get('Host: a', 'X: a\0b'),
  'a control character in a value': get('Host: a', 'X: a\x01b'),
  'DEL in a value': get('Host: a', 'X: a\x7fb'),
  'NUL in a name': get('Host: a', 'X\0: a'),
  'a header without a name': get('Host: a', ': a'),
  'a header without a colon': get('Host: a', 'X'),
  'a control character in the address': line('GET /api/\x01 HTTP/1.1', 'Host: a'),
  'two authorizations': get('Host: a', 'Authorization: Bearer x', 'Authorization: Bearer y'),
  'two content types': post('{}', 'Content-Type: text/plain', 'Content-Length: 2'),
  'a chunk size that is no number': chunked('zz\r\n{}\r\n0\r\n\r\n'),
  'a chunk size with 0x': chunked('0x2\r\n{}\r\n0\r\n\r\n'),
  'a negative chunk size': chunked('-2\r\n{}\r\n0\r\n\r\n'),
  'a chunk size with a plus': chunked('+2\r\n{}\r\n0\r\n\r\n'),
  'a chunk size beyond all numbers': chunked('fffffffffffffffff\r\n{}\r\n0\r\n\r\n'),
  'a chunk size after a blank': chunked(' 2\r\n{}\r\n0\r\n\r\n'),
  'a chunk size before a blank': chunked('2 \r\n{}\r\n0\r\n\r\n'),
  'no chunk size': chunked('\r\n{}\r\n0\r\n\r\n'),
  'a chunk longer than its size': chunked('2\r\n{}}\r\n0\r\n\r\n'),
  'a chunk size that ends with a bare line feed': chunked('2\n{}\r\n0\r\n\r\n'),
  'a chunk extension with a bare line feed': chunked('2;a\nb\r\n{}\r\n0\r\n\r\n'),
  'HTTP/1.2': get('Host: a').replace('HTTP/1.1', 'HTTP/1.2'),
  'HTTP/2.0': get('Host: a').replace('HTTP/1.1', 'HTTP/2.0'),
  'HTTP/0.9': 'GET /api/categories\r\n\r\n',
  'a version in small letters': get('Host: a').replace('HTTP/1.1', 'http/1.1'),
  'a method in small letters': get('Host: a').replace('GET', 'get'),
}

test.each(Object.entries(malformed))(
  '%s is refused, and nothing after it is answered',
  async (_what, bytes) => {
    expect(await send(bytes + SMUGGLED)).toEqual({ isClosed: true, statuses: [400] })
  },
)

const fine: Record<string, string> = {
  'an address with the same host': line('GET http://a/api/categories HTTP/1.1', 'Host: a'),
  'a host with a port': get('Host: order.example.com:8443'),
  'a host of IPv6': get('Host: [::1]:7000'),
  'a host of a container': get('Host: tiffin_1:3000'),
  'a tab in a value': get('Host: a', 'X: a\tb'),
  'an empty line before': `\r\n${get('Host: a')}`,
  'several forwarded addresses': get('Host: a', 'X-Forwarded-For: 192.0.2.1', 'X-Forwarded-For: 192.0.2.2'),
}

test.each(Object.entries(fine))('%s is understood', async (_what, bytes) => {
  expect(await send(bytes + SMUGGLED)).toMatchObject({ statuses: [200, 200] })
})

test('a check of health may speak HTTP/1.0 without a host', async () => {
  expect(await send('GET /readyz HTTP/1.0\r\n\r\n')).toEqual({ isClosed: true, statuses: [200] })
})
