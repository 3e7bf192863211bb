import type { Category, Product } from '@tiffin/contract'
import { sampleSettings, samplePages } from '@tiffin/restaurant/sample'
import { expect, test } from 'vitest'
import type { CatalogueSnapshot } from '../../platform/context.ts'
import { findPage, listSitemapPaths } from './page-table.ts'

const samosa = { slug: 'samosa' } as Product
const catalogue = {
  categories: [{ slug: 'rice' } as Category],
  products: [samosa],
  productBySlug: new Map([['samosa', samosa]]),
  pages: new Map(Object.entries(samplePages)),
  settings: sampleSettings,
} as unknown as CatalogueSnapshot

const find = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://tiffin.test')
  return findPage(pathname, searchParams, catalogue)
}

test.each([
  ['/', '/'],
  ['/menu?utm_source=flyer', '/menu'],
  ['/cart', '/cart'],
  ['/about', '/about'],
  ['/privacy?utm_source=flyer', '/privacy'],
  ['/product/samosa', '/product/samosa'],
  ['/order-online?sort=newest&category=rice', '/order-online?category=rice&sort=newest'],
  ['/order-online?category=&utm_source=flyer', '/order-online'],
  ['/order-online?page=1&category=rice', '/order-online?category=rice&page=1'],
  ['/?category=rice', '/'],
  ['/login?back=/checkout', '/login'],
  ['/reset-password?utm_source=mail', '/reset-password'],
  ['/reset-password?welcome=1', '/reset-password?welcome=1'],
  ['/admin/login', '/admin/login'],
  ['/admin', '/admin'],
  ['/admin/orders?status=placed', '/admin/orders'],
  ['/admin/products?q=dal&page=2', '/admin/products'],
  ['/admin/products/new', '/admin/products/new'],
  ['/admin/promotions', '/admin/promotions'],
])('%s is cached as %s', (url, address) => {
  expect(find(url)).toEqual({ address, kind: 'public' })
})

test.each([
  '/order-online?q=dal',
  '/reset-password?welcome=2',
  '/order-online?category=sushi',
  '/order-online?sort=price',
  '/order-online?page=2',
  '/order-online?page=01',
  '/order-online?category=rice&q=x',
  `/admin/products/${'0123456789abcdef'.repeat(2)}`,
  `/admin/orders/${'0123456789abcdef'.repeat(2)}/change`,
])('%s is answered but not cached: anyone can invent such an address', (url) => {
  expect(find(url).kind).toBe('uncached')
})

test.each([
  '/nothing',
  '/product/unicorn',
  '/product/',
  '/product/samosa/x',
  '/wp-login.php',
  '/cart/',
  '/order/%00',
  '/admin/secrets',
  '/admin/products/samosa',
])('%s leads to the shared not-found page', (url) => {
  expect(find(url)).toEqual({ address: '/404', kind: 'missing' })
})

test("an order's page is for its guest only", () => {
  expect(find(`/order/${'0123456789abcdef'.repeat(2)}`).kind).toBe('private')
})

test('the sitemap lists every public page, and no personal one', () => {
  const paths = listSitemapPaths(catalogue)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/about',
      '/order-online',
      '/testimonials',
      '/terms',
      '/privacy',
      '/product/samosa',
    ]),
  )
  expect(new Set(paths).size).toBe(paths.length)
  // The canonical address of a page has no query.
  expect(paths.filter((path) => path.includes('?'))).toEqual([])
  expect(paths.filter((path) => /cart|checkout|order\/|account|login|admin/.test(path))).toEqual([])
})
