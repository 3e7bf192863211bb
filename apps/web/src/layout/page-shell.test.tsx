import type { SpecialDayNotice, User } from '@tiffin/contract'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { defaultSettings, restaurant, weeklyHoursLines } from '@tiffin/restaurant'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createServerScope } from '../lib/show-with-server.tsx'
import { PageShell } from './page-shell.tsx'

interface Guest {
  wishlistCount?: number
  cartQuantity?: number
  user?: User | null
  specialDays?: SpecialDayNotice[]
}

const asha: User = { _id: 'u1', name: 'Asha Rao', email: 'asha@example.com', role: 'customer' }

async function openSite({ wishlistCount = 0, cartQuantity = 0, user = null, specialDays = [] }: Guest = {}) {
  const onLogout = vi.fn()
  const guest = { wishlistCount, cartQuantity, user, specialDays, onLogout }
  const Scope = createServerScope({})
  const rootRoute = createRootRoute({
    component: () => (
      <Scope>
        <PageShell {...guest} year={2027}>
          The page
        </PageShell>
      </Scope>
    ),
  })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
  await screen.findByText('The page')
  return { onLogout }
}

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
  await openSite({ wishlistCount: 3, cartQuantity: 120 })
  expect(within(screen.getByRole('link', { name: 'Wishlist, 3 saved' })).getByText('3')).toBeDefined()
  expect(within(screen.getByRole('link', { name: 'Cart, 99+ in it' })).getByText('99+')).toBeDefined()
})

test('an empty cart has no badge', async () => {
  await openSite()
  expect(screen.getByRole('link', { name: 'Cart, 0 in it' }).textContent).toBe('')
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

test('logging out takes one press, on a desktop and on a phone', async () => {
  const { onLogout } = await openSite({ user: asha })
  const buttons = screen.getAllByRole('button', { name: 'Logout', hidden: true })
  for (const button of buttons) await userEvent.click(button)
  expect(buttons).toHaveLength(2)
  expect(onLogout).toHaveBeenCalledTimes(2)
})

test('the footer says where, when and how to pay', async () => {
  await openSite()
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name: defaultSettings.contact.phone.display })).toBeDefined()
  for (const text of [...weeklyHoursLines(defaultSettings.hours.kitchen), ...restaurant.acceptedCards]) {
    expect(footer.getByText(text)).toBeDefined()
  }
  expect(footer.getByText(/^© 2025–2027/)).toBeDefined()
  expect(footer.queryByRole('list', { name: 'Special days' })).toBeNull()
})

test('below the hours the footer lists the days with different ones', async () => {
  const christmas = { name: 'Christmas Day', firstDay: '2026-12-25', lastDay: '2026-12-25', hours: null }
  await openSite({ specialDays: [christmas] })
  const days = within(screen.getByRole('list', { name: 'Special days' }))
  expect(days.getByText('Christmas Day, Dec 25: closed')).toBeDefined()
})
