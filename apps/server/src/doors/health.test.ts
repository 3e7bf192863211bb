import { expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'

const site = useTestApp()

test('alive and ready', async () => {
  expect((await site.get('/healthz')).body).toEqual({ status: 'alive' })
  expect((await site.get('/readyz')).body).toEqual({ status: 'ready' })
})

test('the figures are counted by route, not by address', async () => {
  await site.get('/api/products/samosa')
  const { body } = await site.get<string>('/metrics')
  expect(body).toContain('route="/api/products/:slug",status="200"')
  expect(body).not.toContain('samosa')
})
