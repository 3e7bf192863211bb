import type { ErrorBody, LaunchSettings, SettingsState, SitePreview } from '@tiffin/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import type { ServerEntry } from '../../http/pages/renderer.ts'

const entry: ServerEntry = {
  render: async ({ url }) => ({
    status: url.endsWith('/404') ? 404 : 200,
    html: `<p>whole ${url}</p>`,
    scripts: [],
  }),
}
const site = useTestApp({
  mountWebApp: async () => ({
    load: async () => ({ entry, manifests: null }),
    isLive: false,
    worker: null,
    assets: new Map(),
  }),
})

let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

const launch = (change: Partial<LaunchSettings>) =>
  site.send<SettingsState & ErrorBody>(
    'PUT',
    '/api/admin/settings',
    { launch: { state: 'closed', opensAt: null, showsSteps: true, ...change } },
    headers,
  )
const read = (url: string, more: Record<string, string> = {}) => site.get<string>(url, more)

const guest = { name: 'Test Guest', email: 'guest@example.com' }
const calls: [rest: string, procedure: string, input: object][] = [
  ['/api/orders', 'orders.place', orderOf([{ slug: 'samosa' }])],
  [
    '/api/reservations',
    'reservations.book',
    { ...guest, phone: '780-555-0199', startsAt: '2026-01-09T18:00:00-07:00', partySize: 2 },
  ],
  [
    '/api/catering',
    'catering.request',
    { ...guest, occasion: 'wedding', eventDay: '2026-06-20', guestCount: 80 },
  ],
  ['/api/contact', 'messages.send', { ...guest, message: 'Are you open yet?' }],
  ['/api/newsletter/subscribe', 'newsletter.subscribe', { email: 'reader@example.com' }],
  ['/api/auth/register', 'auth.register', { ...guest, email: 'new@example.com', password: 'saffron lassi' }],
]

describe('before the restaurant opens', () => {
  test.each(calls)(
    '%s takes nothing from guests, neither over REST nor over tRPC',
    async (rest, procedure, input) => {
      await launch({})
      const refused = await site.post(rest, input)
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        409,
        'NOT_OPEN',
        'We are not open yet. We are opening soon.',
      ])
      const called = await site.post<{ error: { data: { body: ErrorBody } } }>(`/trpc/${procedure}`, input)
      expect([called.status, called.body.error.data.body.code]).toEqual([409, 'NOT_OPEN'])
      const customer = await site.signUp('customer@example.com')
      expect((await site.post(rest, input, customer.headers)).body.code).toBe('NOT_OPEN')
    },
  )

  test.each(calls.slice(0, 5))(
    '%s takes it from staff, who try everything out',
    async (rest, _procedure, input) => {
      await launch({})
      expect((await site.post(rest, input, headers)).status).toBeLessThan(300)
    },
  )

  test('a guest who asks again for an order that was taken while it was open gets it', async () => {
    const key = { 'idempotency-key': 'f2d1b0a0-0000-4000-8000-000000000001' }
    const order = orderOf([{ slug: 'samosa' }])
    const first = await site.post<{ _id: string }>('/api/orders', order, key)
    await launch({})
    const again = await site.post<{ _id: string }>('/api/orders', order, key)
    expect([again.status, again.body._id]).toEqual([201, first.body._id])
    expect((await read(`/order/${first.body._id}`)).body).toContain('whole')
  })

  test('every page is the one that says so, which nobody keeps or lists', async () => {
    await read('/')
    await launch({})
    for (const url of ['/', '/menu', '/order-online?q=dal', '/product/samosa', '/checkout', '/login']) {
      const { status, headers: sent, body } = await read(url)
      expect([status, sent['cache-control'], sent['x-robots-tag']]).toEqual([200, 'no-store', 'noindex'])
      expect(body).toContain('<h1>Opening soon</h1>')
      expect(body).toContain('Masala &amp; Maple')
      expect(body).toContain('href="tel:+17805550142"')
      expect(body).not.toContain('whole')
    }
    expect((await read('/nowhere')).status).toBe(404)
    expect((await read('/sitemap.xml')).status).toBe(404)
  })

  test('staff log in and find their pages', async () => {
    await launch({})
    for (const url of ['/admin', '/admin/login', '/admin/settings', '/reset-password'])
      expect((await read(url)).body).toContain('whole')
  })

  test('whoever has a link of the staff sees the site, and no cache keeps what they see', async () => {
    await launch({})
    const { body: preview } = await site.post<SitePreview>('/api/admin/site-preview', {}, headers)
    const opened = await read(new URL(preview.url).pathname)
    expect([opened.status, opened.headers.location]).toEqual([302, '/'])
    const cookie = String(opened.headers['set-cookie']).split(';', 1)[0] ?? ''
    expect(String(opened.headers['set-cookie'])).toContain('HttpOnly; SameSite=Lax')
    const seen = await read('/menu', { cookie: `theme=dark; ${cookie}` })
    expect([seen.body, seen.headers['cache-control']]).toEqual([
      '<p>whole http://tiffin.test/menu</p>',
      'no-store',
    ])
    expect((await read('/menu')).body).toContain('Opening soon')
    expect((await site.post('/api/orders', orderOf([{ slug: 'samosa' }]), { cookie })).body.code).toBe(
      'NOT_OPEN',
    )
    site.setTime('2026-01-15T12:00:00-07:00')
    expect((await read('/menu', { cookie })).body).toContain('Opening soon')
    expect((await read(new URL(preview.url).pathname)).headers['set-cookie']).toBeUndefined()
  })

  test.each(['', 'x', 'nQ3vT8xJ2mLk7RzYb5WcD1fGhS6pAe9u', '%00', '../../admin'])(
    'an invented link %j shows nothing',
    async (key) => {
      await launch({})
      expect((await read('/menu', { cookie: `tiffin-look-in=${key}` })).body).toContain('Opening soon')
      expect((await read(`/preview/site/${key}`)).headers['set-cookie']).toBeUndefined()
    },
  )
})

describe('a restaurant that opens on a date', () => {
  test('says when, and opens by itself at that minute of its own clock', async () => {
    await launch({ state: 'dated', opensAt: '2026-01-09T17:30' })
    const { body } = await read('/')
    expect(body).toContain('<h1>We open at 5:30 pm on Friday, January 9</h1>')
    const refused = await site.post('/api/orders', orderOf([{ slug: 'samosa' }]))
    expect(refused.body.message).toBe('We are not open yet. We open at 5:30 pm on Friday, January 9.')
    site.setTime('2026-01-09T17:29:59-07:00')
    expect((await read('/')).body).toContain('We open at')
    site.setTime('2026-01-09T17:30:00-07:00')
    expect((await read('/')).body).toContain('whole')
    expect((await read('/sitemap.xml')).status).toBe(200)
    expect((await site.post('/api/orders', orderOf([{ slug: 'samosa' }]))).status).toBe(201)
  })

  test('closes again at once when its owner says so', async () => {
    expect((await read('/')).body).toContain('whole')
    await launch({ state: 'closed' })
    expect((await read('/')).body).toContain('Opening soon')
    await launch({ state: 'open' })
    expect((await read('/')).body).toContain('whole')
  })

  test.each([
    [{ state: 'dated', opensAt: null }, 'launch.opensAt'],
    [{ state: 'dated', opensAt: '2026-02-30T10:00' }, 'launch.opensAt'],
    [{ state: 'dated', opensAt: '0026-02-03T10:00' }, 'launch.opensAt'],
    [{ state: 'dated', opensAt: '2026-01-09' }, 'launch.opensAt'],
    [{ state: 'ajar' }, 'launch.state'],
  ])('%j is rejected, and the field is named', async (change, path) => {
    const { status, body } = await launch(change as Partial<LaunchSettings>)
    expect([status, body.issues?.[0]?.path]).toEqual([400, path])
  })

  test('tells nobody who asks for the settings', async () => {
    await launch({ state: 'dated', opensAt: '2026-01-09T17:30' })
    expect((await site.get<object>('/api/settings')).body).not.toHaveProperty('launch')
  })
})
