import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { MENU_PAGE_LENGTH, pageContent, type Category, type Product } from '@tiffin/contract'
import { samplePages } from '@tiffin/restaurant/sample'
import type { AppRouter } from '@tiffin/server/router'
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { observable } from '@trpc/server/observable'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppContext } from '../lib/start/app-context.ts'
import { createQueryClient } from '../lib/api/query-client.ts'
import { createApiClient, TRPCProvider } from '../lib/api/trpc.ts'
import { Route } from './order-online.tsx'

const rice = { _id: 'c1', slug: 'rice', name: 'Rice', emoji: '🍚' }
const soup = { _id: 'c2', slug: 'soup', name: 'Soup', emoji: '🥣' }

const shortMenu = [dish('Jeera Rice', rice), dish('Lemon Rice', rice), dish('Rasam', soup)]
let menu = shortMenu

function dish(title: string, { _id, slug, name }: typeof rice): Product {
  return {
    _id: title,
    slug: title.toLowerCase().replace(' ', '-'),
    title,
    description: '',
    price: 5.66,
    discountPercent: 0,
    stock: 999,
    isFeatured: false,
    category: { _id, slug, name },
    attributes: {},
    dietary: [],
    diets: [],
    allergens: null,
    optionGroups: [],
  }
}

interface Asked {
  category?: string
  q?: string
  sort?: string
  limit?: number
  offset?: number
}

const soon = { at: '2026-12-01T18:00:00.000Z', local: '2026-12-01T11:00' }

/** A minimal kitchen's server; it records the inputs of the list of dishes. */
let asked: Asked[] = []
let categories: Category[] = [rice, soup]
let isKitchenReachable = true

const fakeLink: TRPCLink<AppRouter> = () => (call) =>
  observable((observer) => {
    if (!isKitchenReachable) {
      const body = { code: 'RATE_LIMITED', message: 'Too many guests' }
      observer.error(
        TRPCClientError.from({ error: { message: body.message, code: -32_000, data: { body } } }),
      )
      return
    }
    observer.next({ result: { type: 'data', data: answer(call.op.path, call.op.input ?? {}) } })
    observer.complete()
  })

function answer(path: string, { category, q = '', sort, limit, offset = 0 }: Asked) {
  if (path === 'categories.list') return categories
  if (path === 'pages.get')
    return { path: '/order-online', ...pageContent.parse(samplePages['/order-online']) }
  if (path === 'pickup.spans') return { now: soon, asSoonAsPossible: soon, spans: [] }
  if (limit === MENU_PAGE_LENGTH) asked.push({ category, q, sort } as Asked)
  const products = menu.filter(
    (one) => (!category || one.category.slug === category) && one.title.toLowerCase().includes(q),
  )
  return { products: products.slice(offset, offset + (limit ?? products.length)), total: products.length }
}

// jsdom has no layout and so cannot scroll.
beforeAll(() => {
  Element.prototype.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
})

beforeEach(() => {
  asked = []
  menu = shortMenu
  categories = [rice, soup]
  isKitchenReachable = true
})

async function openPage(address = '/order-online') {
  const queryClient = createQueryClient()
  const client = createApiClient(fakeLink)
  const context: AppContext = {
    queryClient,
    trpc: createTRPCOptionsProxy<AppRouter>({ client, queryClient }),
    publicUrl: 'https://example.com',
    paintedTables: {},
    lastEventId: null,
    entry: { Shell: Outlet, has: () => true },
  }
  const root = createRootRouteWithContext<AppContext>()({ component: Outlet })
  const route = Route.update({
    id: '/order-online',
    path: '/order-online',
    getParentRoute: () => root,
  } as never)
  const router = createRouter({
    routeTree: root.addChildren([route as never]),
    history: createMemoryHistory({ initialEntries: [address] }),
    context,
    Wrap: ({ children }) => (
      <TRPCProvider trpcClient={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </TRPCProvider>
    ),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('heading', { level: 1 })
  return router
}

const results = () => screen.getByRole('region', { name: /^(The whole menu|Search results|Rice|Soup)$/ })
const shownDishes = () =>
  within(results())
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)

test('typing sends one request, after a pause, and the number of dishes is announced', async () => {
  const router = await openPage()
  await userEvent.type(screen.getByPlaceholderText('Search menu items...'), 'lemon')
  expect(await within(results()).findByText('1 dish for “lemon”')).toBeDefined()
  expect(shownDishes()).toEqual(['Lemon Rice'])
  expect(asked.map(({ q }) => q)).toEqual(['', 'lemon'])
  expect(router.history.length).toBe(1)
})

test('a shared link restores category, search words and order', async () => {
  await openPage('/order-online?category=rice&q=jeera&sort=newest')
  expect(await screen.findByRole('region', { name: 'Rice' })).toBeDefined()
  expect(shownDishes()).toEqual(['Jeera Rice'])
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('jeera')
  expect(screen.getByRole('button', { name: 'New Arrivals' }).getAttribute('aria-pressed')).toBe('true')
  expect(asked).toEqual([{ category: 'rice', q: 'jeera', sort: 'newest' }])
})

test('best sellers come first until new arrivals are chosen', async () => {
  const router = await openPage('/order-online?category=rice')
  await userEvent.click(screen.getByRole('button', { name: 'New Arrivals' }))
  expect(router.state.location.search).toMatchObject({ category: 'rice', sort: 'newest' })
  expect(asked.map(({ sort }) => sort)).toEqual(['popular', 'newest'])
})

test('a search without results says so and links to the whole menu', async () => {
  await openPage('/order-online?q=pizza')
  expect(await screen.findByText('Nothing found')).toBeDefined()
  expect(screen.getByText('Try adjusting your search or filters')).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'Show the whole menu' }))
  expect(await within(results()).findByText('3 dishes')).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

test('a category that is chosen is described, with its picture', async () => {
  categories = [{ ...rice, description: 'Aged basmati, every grain apart', image: '/rice.webp' }, soup]
  await openPage('/order-online?category=rice')
  const region = within(await screen.findByRole('region', { name: 'Rice' }))
  const text = region.getByText('Aged basmati, every grain apart')
  expect(text.parentElement?.querySelector('img')?.getAttribute('src')).toBe('/rice.webp')
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Categories' })).getByText('All'))
  await within(results()).findByText('3 dishes')
  expect(screen.queryByText('Aged basmati, every grain apart')).toBeNull()
})

test('the category tiles are absent when there are no categories', async () => {
  categories = []
  await openPage()
  expect(screen.queryByText('Explore Categories')).toBeNull()
})

test('a menu that fails to load says so, and can be requested again', async () => {
  isKitchenReachable = false
  await openPage()
  expect(await screen.findByText(/The categories could not be loaded/)).toBeDefined()
  isKitchenReachable = true
  const menuLine = screen.getByText(/The menu could not be loaded/)
  await userEvent.click(within(menuLine).getByRole('button', { name: 'Try again' }))
  expect(await within(results()).findByText('3 dishes')).toBeDefined()
})

test('a short menu is one page', async () => {
  await openPage()
  expect(screen.queryByRole('navigation', { name: 'Pages of the menu' })).toBeNull()
})

test('a long menu has pages with links, and another filter starts at the first one', async () => {
  menu = [
    ...Array.from({ length: MENU_PAGE_LENGTH + 1 }, (_, place) => dish(`Rice ${place}`, rice)),
    dish('Rasam', soup),
  ]
  const router = await openPage()
  expect(await within(results()).findByText(`${MENU_PAGE_LENGTH + 2} dishes`)).toBeDefined()
  expect(shownDishes()).toHaveLength(MENU_PAGE_LENGTH)
  const pages = screen.getByRole('navigation', { name: 'Pages of the menu' })
  expect(within(pages).getByText('Page 1 of 2')).toBeDefined()
  const next = within(pages).getByRole('link', { name: 'Next dishes' })
  expect(next.getAttribute('href')).toBe('/order-online?page=2')
  await userEvent.click(next)
  expect(await within(results()).findByText('Page 2 of 2')).toBeDefined()
  expect(shownDishes()).toEqual([`Rice ${MENU_PAGE_LENGTH}`, 'Rasam'])
  expect(screen.getByRole('link', { name: 'Previous dishes' }).getAttribute('href')).toBe('/order-online')

  await userEvent.click(screen.getByRole('button', { name: 'New Arrivals' }))
  expect(router.state.location.search).toEqual({ sort: 'newest' })
})

test('a page beyond the last one says so and links back', async () => {
  await openPage('/order-online?page=7')
  expect(await screen.findByText('This page doesn’t exist')).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'Show the whole menu' }))
  expect(await within(results()).findByText('3 dishes')).toBeDefined()
})
