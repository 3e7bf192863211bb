import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import type { UserRole } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { forgetSession, keepSession } from '../lib/session.ts'
import { Route } from './admin.tsx'

const signIn = (role: UserRole) =>
  keepSession({ token: 't', user: { _id: 'u1', name: 'Asha', email: 'asha@example.com', role } })

/** The frame with a bare page inside, the page of promotions, and what lies outside. */
async function openAt(path: string) {
  const rootRoute = createRootRoute()
  const frame = Route.update({ id: '/admin', path: '/admin', getParentRoute: () => rootRoute } as never)
  const inside = ['/', '/products', '/promotions'].map((part) =>
    createRoute({ getParentRoute: () => frame as never, path: part, component: () => 'The books' }),
  )
  const outside = ['/', '/admin/login', '/order/$id'].map((part) =>
    createRoute({ getParentRoute: () => rootRoute, path: part, component: () => 'Outside' }),
  )
  const history = createMemoryHistory({ initialEntries: [path] })
  const routeTree = rootRoute.addChildren([frame.addChildren(inside as never), ...outside] as never)
  const router = createRouter({ routeTree, history } as never)
  await router.load()
  render(<RouterProvider router={router as never} />)
  return { history, router }
}

test('an admin sees the page, and the way to the others', async () => {
  signIn('admin')
  await openAt('/admin/products')
  expect(await screen.findByText('The books')).toBeDefined()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/admin'],
    ['Orders', '/admin/orders'],
    ['Products', '/admin/products'],
    ['Promotions', '/admin/promotions'],
  ])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Products')
})

test.each([
  ['a stranger', null],
  ['a customer', 'customer'],
] as const)('%s is led to the login, which knows the way back', async (_who, role) => {
  if (role !== null) signIn(role)
  const { history } = await openAt('/admin/products?page=2')
  await waitFor(() => expect(history.location.pathname).toBe('/admin/login'))
  expect(new URLSearchParams(history.location.search).get('back')).toContain('/admin/products?page=2')
  expect(screen.queryByText('The books')).toBeNull()
})

test('at the promotions a customer is told', async () => {
  signIn('customer')
  const { history } = await openAt('/admin/promotions')
  expect(await screen.findByText('Admin access required.')).toBeDefined()
  expect(history.location.pathname).toBe('/admin/promotions')
})

test('whoever logs out and goes home is not led to the login', async () => {
  signIn('admin')
  const { history, router } = await openAt('/admin')
  await screen.findByText('The books')
  await act(async () => {
    forgetSession()
    await router.navigate({ to: '/' })
  })
  expect(await screen.findByText('Outside')).toBeDefined()
  expect(history.location.pathname).toBe('/')
})
