import { expect, test } from 'vitest'
import {
  AddressNotPublic,
  canBeAsked,
  createAskOutside,
  isPublic,
  lookUpPublic,
  postOutside,
} from './post-outside.ts'

const request = { headers: {}, body: Buffer.from('x') }

test.each([
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://0x7f000001/x',
  'https://localhost/x',
  'https://169.254.169.254/latest/meta-data',
  'http://93.184.215.14/x',
])('%s is not connected to', async (url) => {
  await expect(postOutside(url, request)).rejects.toBeInstanceOf(AddressNotPublic)
})

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1', true],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  // Addresses that contain another one.
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected)
})

test('a name that leads to this machine resolves to nothing', async () => {
  const found = await new Promise((resolve) => lookUpPublic('localhost', { all: true }, resolve))
  expect(found).toBeInstanceOf(AddressNotPublic)
})

const limits = { timeoutMs: 1000, maxBytes: 10 }

test('a host that the operator names may be anywhere; its neighbours may not', async () => {
  const allowed = ['127.0.0.1:9', 'till.local']
  expect(canBeAsked('http://127.0.0.1:9/x', allowed)).toBe(true)
  expect(canBeAsked('http://till.local:8080/x', allowed)).toBe(true)
  expect(canBeAsked('http://127.0.0.1:10/x', allowed)).toBe(false)
  expect(canBeAsked('http://127.0.0.2:9/x', allowed)).toBe(false)
  expect(canBeAsked('http://not.till.local/x', allowed)).toBe(false)
  const ask = createAskOutside({ allowed, ...limits })
  await expect(ask('http://127.0.0.1:9/x', request)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await expect(ask('https://127.0.0.1:10/x', request)).rejects.toBeInstanceOf(AddressNotPublic)
})
