import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'

const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
let hasEnded = false

/** Has its first part when nobody is there any more. */
async function* writeLate(signal?: AbortSignal) {
  try {
    begin()
    if (signal) await once(signal, 'abort')
    yield Buffer.from('late')
  } finally {
    hasEnded = true
  }
}

const site = useTestApp({}, () => ({ writeBackup: writeLate }))
beforeAll(() => void site.app.listen({ port: 0, host: '127.0.0.1' }))

test('the writing of a file is ended also where whoever asked has gone before its first part', async () => {
  const { headers } = await site.signUp('owner@example.com', { role: 'admin' })
  const { port } = site.app.server.address() as AddressInfo
  const asking = get({ port, path: '/api/admin/backup', headers }).on('error', () => {})
  await begun
  asking.destroy()
  await expect.poll(() => hasEnded).toBe(true)
})
