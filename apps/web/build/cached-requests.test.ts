import { expect, test } from 'vitest'
import { isAsset, isCachedPage, isMenuRead, isPicture, type Asked } from './cached-requests.ts'

const ORIGIN = 'https://masala.example'

function ask(path: string, { mode = 'cors', headers = {}, destination = '' }: Record<string, unknown> = {}) {
  const url = new URL(path, ORIGIN)
  const request = { mode, destination, headers: new Headers(headers as HeadersInit) } as Asked['request']
  return { url, request, sameOrigin: url.origin === ORIGIN }
}

const open = (path: string) => ask(path, { mode: 'navigate' })

test.each([
  '/',
  '/menu',
  '/cart',
  '/checkout',
  '/product/samosa',
  '/order-online?category=rice&sort=newest&page=2',
])('%s is cached', (path) => expect(isCachedPage(open(path))).toBe(true))

const SECRET = 'a'.repeat(32)

test.each([
  `/order/${SECRET}`,
  '/orders',
  '/account',
  '/admin',
  '/admin/orders',
  '/login',
  '/signup',
  `/reset-password?token=${SECRET}`,
  `/verify-email?token=${SECRET}`,
  `/reservation/${SECRET}`,
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  `/menu?token=${SECRET}`,
  '/order-online?q=my+words',
  'https://elsewhere.example/menu',
])('%s is not cached', (path) => expect(isCachedPage(open(path))).toBe(false))

test('a page fetched by a script is not a page visit', () => {
  expect(isCachedPage(ask('/menu'))).toBe(false)
})

test.each(['/trpc/products.list?input=%7B%7D', '/trpc/categories.list,products.list?batch=1'])(
  'the menu read %s is cached',
  (path) => expect(isMenuRead(ask(path))).toBe(true),
)

test.each([
  '/trpc/orders.get?input=%7B%7D',
  '/trpc/products.list,orders.mine?batch=1',
  '/trpc/products.listAll',
  '/trpc/account.me',
  '/api/products',
  '/trpc/',
])('the call %s is not', (path) => expect(isMenuRead(ask(path))).toBe(false))

test('no response to an authenticated request is cached', () => {
  const headers = { authorization: 'Bearer secret' }
  expect(isMenuRead(ask('/trpc/products.list', { headers }))).toBe(false)
})

test('pictures of dishes are cached when shown as images, built files in any case', () => {
  expect(isPicture(ask('/art/samosa.svg', { destination: 'image' }))).toBe(true)
  expect(isPicture(ask('/art/samosa.svg', { destination: 'document' }))).toBe(false)
  expect(isPicture(ask('/api/pictures', { destination: 'image' }))).toBe(false)
  expect(isAsset(ask('/assets/menu-1a2b3c.js'))).toBe(true)
  expect(isAsset(ask('https://elsewhere.example/assets/x.js'))).toBe(false)
})
