import {
  type CartItem,
  type SiteSettings,
  type SpecialDayNotice,
  type User,
  weeklyHoursLines,
} from '@tiffin/contract'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { sampleSettings, restaurant } from '@tiffin/restaurant/sample'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { cartStore } from '../../guest/cart/cart-store.ts'
import { wishlistStore } from '../../guest/wishlist/wishlist-store.ts'
import { forgetSession, saveSession, tokenStore } from '../../lib/session/session.ts'
import { createServerScope } from '../../lib/api/show-with-server.tsx'
import { PageShell } from './page-shell.tsx'
import { SettingsProvider } from '../../lib/api/settings.tsx'

interface Guest {
  wishlistCount?: string[]
  cart?: CartItem[]
  user?: User
  specialDays?: SpecialDayNotice[]
  settings?: SiteSettings
}

const naan = (quantity: number): CartItem => ({ slug: 'naan', title: 'Naan', price: 4.66, quantity })
const asha: User = { _id: 'u1', name: 'Asha Rao', email: 'asha@example.com', role: 'customer' }

async function openSite({
  wishlistCount = [],
  cart = [],
  user,
  specialDays = [],
  settings = sampleSettings,
}: Guest = {}) {
  wishlistStore.set(wishlistCount)
  cartStore.set(cart)
  if (user) saveSession({ token: 't', user })
  const Scope = createServerScope({
    'pages.own': () => ({ pages: [{ path: '/p/imprint', title: 'Imprint' }] }),
    'openingHours.special': () => ({ today: '2026-12-20', days: specialDays }),
    'auth.logout': () => ({ done: true }),
    'settings.site': () => settings,
  })
  const rootRoute = createRootRoute({
    component: () => (
      <Scope>
        <SettingsProvider>
          <PageShell year={2027}>The page</PageShell>
        </SettingsProvider>
      </Scope>
    ),
  })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
  await screen.findByText('The page')
}

afterEach(() => {
  forgetSession()
  wishlistStore.set([])
  cartStore.set([])
})

/** The menu behind the first name. */
const accountMenu = () => within(screen.getByRole('navigation', { name: 'Account', hidden: true }))
const accountLinks = () =>
  accountMenu()
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')])

test('the header links everywhere, in the restaurant’s order', async () => {
  await openSite()
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole<HTMLAnchorElement>(
    'link',
  )
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['About Us', '/about'],
    ['Menu', '/menu'],
    ['Order Online', '/order-online'],
    ['Catering', '/catering'],
    ['Testimonials', '/testimonials'],
    ['Contact Us', '/contact'],
  ])
})

test('the badges show how much is in the cart and on the wishlist, and stop counting at 99', async () => {
  await openSite({ wishlistCount: ['p1', 'p2', 'p3'], cart: [naan(99), { ...naan(21), slug: 'roti' }] })
  expect(within(screen.getByRole('link', { name: 'Wishlist, 3 saved' })).getByText('3')).toBeDefined()
  expect(within(screen.getByRole('link', { name: 'Cart, 99+ items' })).getByText('99+')).toBeDefined()
})

test('an empty cart has no badge', async () => {
  await openSite()
  expect(screen.getByRole('link', { name: 'Cart, 0 items' }).textContent).toBe('')
})

test('a signed-out guest sees a login link, and no account', async () => {
  await openSite()
  for (const navigation of screen.getAllByRole('link', { name: 'Login', hidden: true })) {
    expect(navigation.getAttribute('href')).toBe('/login')
  }
  expect(screen.queryByRole('navigation', { name: 'Account', hidden: true })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Orders', hidden: true })).toBeNull()
})

test('a customer sees orders and account under their first name, and no dashboard', async () => {
  await openSite({ user: asha })
  expect(screen.getByLabelText('Asha, your account')).toBeDefined()
  expect(accountLinks()).toEqual([
    ['Orders', '/orders'],
    ['Account', '/account'],
  ])
  const phoneMenu = within(screen.getByRole('navigation', { name: 'Mobile', hidden: true }))
  expect(phoneMenu.getByRole('link', { name: 'Orders', hidden: true })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Login', hidden: true })).toBeNull()
})

test('an admin sees the dashboard too', async () => {
  await openSite({ user: { ...asha, role: 'admin' } })
  expect(accountLinks()).toContainEqual(['Dashboard', '/admin'])
})

test.each([
  ['a desktop', 0],
  ['a phone', 1],
])('logging out takes one press, on %s', async (_device, index) => {
  await openSite({ user: asha })
  const buttons = screen.getAllByRole('button', { name: 'Logout', hidden: true })
  expect(buttons).toHaveLength(2)
  await userEvent.click(buttons[index]!)
  expect(tokenStore.get()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Logout', hidden: true })).toBeNull()
})

test('the footer says where, when and how to pay', async () => {
  await openSite()
  const { hours, region } = sampleSettings
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name: sampleSettings.contact.phone.display })).toBeDefined()
  for (const text of [...weeklyHoursLines(hours.kitchen, region), ...restaurant.acceptedCards]) {
    expect(footer.getByText(text)).toBeDefined()
  }
  expect(footer.getByText(/^© 2025–2027/)).toBeDefined()
  expect(footer.queryByRole('list', { name: 'Special days' })).toBeNull()
})

test('where the clock has 24 hours, the footer has the hours on it', async () => {
  const region = { ...sampleSettings.region, is24Hours: true }
  const hours = { opens: '11:00', closes: '15:30' }
  const shorter = { name: 'Christmas Eve', firstDay: '2026-12-24', lastDay: '2026-12-24', hours }
  await openSite({ settings: { ...sampleSettings, region }, specialDays: [shorter] })
  const footer = within(screen.getByRole('contentinfo'))
  expect(await footer.findByText('Mon-Thu 11:00–21:00')).toBeDefined()
  expect(footer.getByText('Christmas Eve, Dec 24: 11:00–15:30')).toBeDefined()
})

test('below the hours the footer lists the days with different ones', async () => {
  const christmas = { name: 'Christmas Day', firstDay: '2026-12-25', lastDay: '2026-12-25', hours: null }
  await openSite({ specialDays: [christmas] })
  const days = within(await screen.findByRole('list', { name: 'Special days' }))
  expect(days.getByText('Christmas Day, Dec 25: closed')).toBeDefined()
})
