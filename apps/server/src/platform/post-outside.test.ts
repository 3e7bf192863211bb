import { expect, test } from 'vitest'
import { AddressNotPublic, isPublic, lookUpPublic, postOutside } from './post-outside.ts'

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
