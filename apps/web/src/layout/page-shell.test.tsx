import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { restaurant } from '@tiffin/restaurant'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PageShell } from './page-shell.tsx'

async function openSite(counts: { wishlistCount: number; cartQuantity: number }) {
  const rootRoute = createRootRoute({
    component: () => (
      <PageShell {...counts} year={2027}>
        The page
      </PageShell>
    ),
  })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
  await screen.findByText('The page')
}

test('the header leads everywhere, in the order of the restaurant', async () => {
  await openSite({ wishlistCount: 0, cartQuantity: 0 })
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

test('the badges say how much is in the cart and on the wishlist, and stop counting at 99', async () => {
  await openSite({ wishlistCount: 3, cartQuantity: 120 })
  expect(within(screen.getByRole('link', { name: 'Wishlist, 3 saved' })).getByText('3')).toBeDefined()
  expect(within(screen.getByRole('link', { name: 'Cart, 99+ in it' })).getByText('99+')).toBeDefined()
})

test('an empty cart has no badge', async () => {
  await openSite({ wishlistCount: 0, cartQuantity: 0 })
  expect(screen.getByRole('link', { name: 'Cart, 0 in it' }).textContent).toBe('')
})

test('the footer says where, when and how to pay', async () => {
  await openSite({ wishlistCount: 0, cartQuantity: 0 })
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name: restaurant.phone.display })).toBeDefined()
  for (const text of [...restaurant.kitchenHoursLines, ...restaurant.acceptedCards]) {
    expect(footer.getByText(text)).toBeDefined()
  }
  expect(footer.getByText(/^© 2025–2027/)).toBeDefined()
})

test('the newsletter does not pretend to have stored an address', async () => {
  await openSite({ wishlistCount: 0, cartQuantity: 0 })
  await userEvent.type(screen.getByRole('textbox', { name: 'Your email' }), 'guest@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(screen.getByText(/Our newsletter starts soon/)).toBeDefined()
})
