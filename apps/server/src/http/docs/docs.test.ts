import { sampleSettings, restaurant } from '@tiffin/restaurant/sample'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { fontFaces } from './docs.ts'

const site = useTestApp()
const read = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })

test('the page names the restaurant and may not run inline scripts', async () => {
  const { statusCode, headers, body } = await read('/api/docs')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(body).toContain(`API | ${restaurant.brand.replace('&', '&amp;')}`)
  expect(body).toContain('href="/api/openapi.json"')
  expect(body).not.toMatch(/<script>|<style|style=|https?:/)
})

test('in another look, its policy allows the one style that the page has inside', async () => {
  const { headers: owner } = await site.signUp('owner@example.com', { role: 'admin' })
  const look = { ...sampleSettings.look, brand: '#7A1F1F' }
  await site.send('PUT', '/api/admin/settings', { look, version: 0 }, owner)
  const { headers, body } = await read('/api/docs')
  const style = /<style>(.*)<\/style>/.exec(body)?.[1] ?? ''
  expect(style).toContain('--primary:#7A1F1F')
  expect(headers['content-security-policy']).toContain(
    `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}';`,
  )
})

test('everything it loads is served from here and cached forever', async () => {
  const { body } = await read('/api/docs')
  const named = Array.from(body.matchAll(/(?:src|rel="stylesheet" href)="([^"]+)"/g), ([, url = '']) => url)
  const imported = await importsOf(named.find((url) => url.endsWith('/start.js')) ?? '')
  expect([named.length, imported.length]).toEqual([4, 2])
  for (const url of [...named, ...imported]) {
    expect(url).toMatch(/^\/api\/docs\/[\w.-]+\/[\w-]+\.(css|js)$/)
    const asset = await read(url, { 'accept-encoding': 'br' })
    expect([asset.statusCode, asset.headers['content-encoding']]).toEqual([200, 'br'])
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(asset.headers['content-type']).toMatch(/^text\/(css|javascript); charset=utf-8$/)
  }
})

async function importsOf(url: string) {
  const { body } = await read(url)
  return Array.from(body.matchAll(/from '\.\/([^']+)'/g), ([, name = '']) => url.replace('start.js', name))
}

test('a missing file is reported in JSON', async () => {
  const answer = await read('/api/docs/nothing.js')
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND'])
})

test('a trailing slash redirects to the page', async () => {
  const answer = await read('/api/docs/')
  expect([answer.statusCode, answer.headers.location]).toEqual([308, '/api/docs'])
})

test('the page is read-only', async () => {
  const answer = await site.app.inject({ method: 'POST', url: '/api/docs' })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  expect(answer.json<{ code: string }>().code).toBe('METHOD_NOT_ALLOWED')
})

test('the document lists what its reader may call, and the shapes of that', async () => {
  const listed = async (headers: Record<string, string> = {}) => {
    const { paths, components, tags } = (await read('/api/openapi.json', headers)).json<{
      paths: object
      components: { schemas: object }
      tags: { name: string }[]
    }>()
    return [...Object.keys(paths), ...Object.keys(components.schemas), ...tags.map(({ name }) => name)]
  }
  const staff = async (staffRole: 'owner' | 'kitchen') =>
    listed((await site.signUp(`${staffRole}@example.com`, { role: 'admin', staffRole })).headers)
  const { headers: customer } = await site.signUp('juniper@example.com')
  for (const all of [await listed(), await listed(customer)]) {
    expect(all).toEqual(expect.arrayContaining(['/orders', '/orders/my', 'Product', 'Menu']))
    expect(all.filter((name) => name.startsWith('/admin/'))).toEqual([])
    for (const hidden of ['SoldOutList', 'Menu editing', '/products/import'])
      expect(all).not.toContain(hidden)
  }
  const kitchen = await staff('kitchen')
  expect(kitchen).toEqual(expect.arrayContaining(['/orders', '/admin/sold-out', 'SoldOutList']))
  expect(kitchen).not.toContain('/products/import')
  expect(await staff('owner')).toEqual(expect.arrayContaining(['/admin/sold-out', '/products/import']))
})

test('the document is requested once and then cached', async () => {
  const first = await read('/api/openapi.json')
  expect([first.headers.vary, first.headers['cache-control']]).toEqual([
    'authorization, accept-encoding',
    'private, no-cache',
  ])
  expect(first.headers['content-type']).toBe('application/json; charset=utf-8')
  const again = await read('/api/openapi.json', { 'if-none-match': first.headers.etag as string })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('the site’s fonts are used if the build has them', () => {
  const fraunces = '/assets/fraunces-latin-opsz-normal-DihXLNYH.woff2'
  expect(fontFaces([fraunces, '/assets/other.woff2'], 'fraunces').urls).toEqual([fraunces])
  expect(fontFaces([fraunces], 'playfair').urls).toEqual([])
  expect(fontFaces([], 'fraunces')).toEqual({ urls: [], css: '' })
})
