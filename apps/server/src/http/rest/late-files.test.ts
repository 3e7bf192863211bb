import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'

const { promise: started, resolve: resolveStarted } = Promise.withResolvers<void>()
let hasEnded = false

/** Yields its first part after the client has left. */
async function* writeLate(signal?: AbortSignal) {
  try {
    resolveStarted()
    if (signal) await once(signal, 'abort')
    yield Buffer.from('late')
  } finally {
    hasEnded = true
  }
}

const site = useTestApp({}, () => ({ writeBackup: writeLate }))
beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' })
})

test('a file stops being written even if the client left before its first part', async () => {
  const { headers } = await site.signUp('owner@example.com', { role: 'admin' })
  const { port } = site.app.server.address() as AddressInfo
  const asking = get({ port, path: '/api/admin/backup', headers }).on('error', () => {})
  await started
  asking.destroy()
  await expect.poll(() => hasEnded).toBe(true)
})
