import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { permissionsOf, type StaffRole, type UserRole, type WaitingCounts } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { AdminShell } from '../layout/admin/admin-shell.tsx'
import { forgetSession, saveSession } from '../lib/session/session.ts'
import { createServerScope, type FakeServer } from '../lib/api/show-with-server.tsx'
import { Route } from './admin.tsx'
import { MantineScope } from '../ui/mantine-scope.tsx'

const signIn = (role: UserRole) =>
  saveSession({ token: 't', user: { _id: 'u1', name: 'Asha', email: 'asha@example.com', role } })

const staff = (staffRole: StaffRole, waiting: WaitingCounts = {}): FakeServer => ({
  'admin.me': () => ({ staffRole, permissions: permissionsOf({ staffRole }) }),
  'acting.get': () => ({
    account: { _id: 'u1', name: 'Asha' },
    actor: null,
    secondsLeft: null,
    colleagues: [],
  }),
  'admin.waiting': () => waiting,
  'openingHours.special': () => ({ today: '2026-12-01', days: [] }),
  'pages.own': () => ({ pages: [] }),
  'kitchen.boards': () => ({ isMissing: false, lastSeenAt: null, silentPrinters: [] }),
})

/** The frame with an empty page inside, the promotions page, and some pages outside. */
async function openAt(path: string, server: FakeServer = staff('owner')) {
  const rootRoute = createRootRoute({
    component: () => (
      <AdminShell year={2026}>
        <Outlet />
      </AdminShell>
    ),
  })
  const frame = Route.update({ id: '/admin', path: '/admin', getParentRoute: () => rootRoute } as never)
  const inside = ['/', '/products', '/products/$id', '/promotions', '/kitchen', '/orders', '/log'].map(
    (part) => createRoute({ getParentRoute: () => frame as never, path: part, component: () => 'The books' }),
  )
  const outside = ['/', '/admin/login', '/order/$id'].map((part) =>
    createRoute({ getParentRoute: () => rootRoute, path: part, component: () => 'Outside' }),
  )
  const history = createMemoryHistory({ initialEntries: [path] })
  const routeTree = rootRoute.addChildren([frame.addChildren(inside as never), ...outside] as never)
  const router = createRouter({ routeTree, history } as never)
  await router.load()
  const Scope = createServerScope(server)
  render(
    <MantineScope>
      <RouterProvider router={router as never} />
    </MantineScope>,
    { wrapper: Scope },
  )
  return { history, router }
}

const linksShown = () =>
  within(screen.getByRole('navigation', { name: 'Restaurant' }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)

test('the owner sees the page, and links to all others', async () => {
  signIn('admin')
  await openAt('/admin/products')
  expect(await screen.findByRole('link', { name: 'Log' })).toBeDefined()
  expect(screen.getByText('The books')).toBeDefined()
  // prettier-ignore
  expect(linksShown()).toEqual([
    'Dashboard', 'Kitchen', 'Orders', 'Reservations', 'Messages', 'Catering', 'Products', 'Categories', 'Options', 'Availability', 'Import', 'Customers', 'Reviews', 'Newsletter', 'Promotions', 'Coupons', 'End of the day', 'Payments', 'Special days', 'Settings', 'Pages', 'Printers', 'Staff', 'API keys', 'Webhooks', 'Log', 'Backup',
  ])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Products')
})

test('links show how much is waiting, and no number when nothing is', async () => {
  signIn('admin')
  await openAt('/admin', staff('manager', { messages: 3, catering: 0, reservations: 120, reviews: 1 }))
  const nav = within(screen.getByRole('navigation', { name: 'Restaurant' }))
  await nav.findByText('3')
  for (const name of ['Messages 3 new', 'Catering', 'Reservations 99+ waiting', 'Reviews 1 waiting']) {
    expect(nav.getByRole('link', { name })).toBeDefined()
  }
})

test('a manager is offered neither staff nor change log nor backup', async () => {
  signIn('admin')
  await openAt('/admin', staff('manager'))
  expect(await screen.findByRole('link', { name: 'Customers' })).toBeDefined()
  expect(linksShown()).not.toContain('Staff')
  expect(linksShown()).not.toContain('Log')
  expect(linksShown()).not.toContain('Backup')
})

test('the kitchen sees orders and dishes, and is redirected from the dashboard to the board', async () => {
  signIn('admin')
  const { history, router } = await openAt('/admin', staff('kitchen'))
  await waitFor(() => expect(history.location.pathname).toBe('/admin/kitchen'))
  expect(await screen.findByText('The books')).toBeDefined()
  // The board itself has the whole screen; the links are behind a button.
  await act(() => router.navigate({ to: '/admin/orders' } as never))
  expect(linksShown()).toEqual(['Kitchen', 'Orders', 'Products', 'Availability', 'Printers'])
})

test.each(['/admin/products/new', '/admin/promotions', '/admin/log'])(
  'at %s the kitchen is told whom to ask',
  async (path) => {
    signIn('admin')
    await openAt(path, staff('kitchen'))
    expect(
      await screen.findByText('Your account doesn’t have access to this page. Ask the owner.'),
    ).toBeDefined()
    expect(screen.queryByText('The books')).toBeNull()
    const ways = screen.getAllByRole('link', { name: 'Kitchen' })
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/admin/kitchen', '/admin/kitchen'])
  },
)

test('until it is known who is logged in, the page shows as loading without any links', async () => {
  signIn('admin')
  await openAt('/admin/products', { ...staff('owner'), 'admin.me': () => new Promise(() => {}) })
  expect(await screen.findByText('The books')).toBeDefined()
  expect(screen.getByRole('navigation', { name: 'Restaurant' }).ariaBusy).toBe('true')
  expect(linksShown()).toEqual([])
})

test('the dashboard asks for nothing until it is known who may see it', async () => {
  signIn('admin')
  await openAt('/admin', { ...staff('kitchen'), 'admin.me': () => new Promise(() => {}) })
  expect(await screen.findByRole('group', { name: 'Loading the page…' })).toBeDefined()
  expect(screen.queryByText('The books')).toBeNull()
})

test('if the server cannot say who is logged in, the dashboard is there to be tried again', async () => {
  signIn('admin')
  const refuse = () => {
    throw { code: 'RATE_LIMITED', message: 'Too many calls' }
  }
  await openAt('/admin', { ...staff('owner'), 'admin.me': refuse })
  expect(await screen.findByText('The books')).toBeDefined()
})

test.each([
  ['a stranger', null],
  ['a customer', 'customer'],
] as const)('%s is redirected to the login, which knows the way back', async (_who, role) => {
  if (role !== null) signIn(role)
  const { history } = await openAt('/admin/products?page=2')
  await waitFor(() => expect(history.location.pathname).toBe('/admin/login'))
  expect(new URLSearchParams(history.location.search).get('back')).toContain('/admin/products?page=2')
  expect(screen.queryByText('The books')).toBeNull()
})

test('a customer at the promotions is told that they need admin access', async () => {
  signIn('customer')
  const { history } = await openAt('/admin/promotions')
  expect(await screen.findByText('Admin access required.')).toBeDefined()
  expect(history.location.pathname).toBe('/admin/promotions')
})

test('logging out goes to the home page, not to the login', async () => {
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

test('pages warn while no kitchen board is connected, but the board itself does not', async () => {
  signIn('admin')
  const missing = {
    ...staff('kitchen'),
    'kitchen.boards': () => ({ isMissing: true, lastSeenAt: null, silentPrinters: ['Tandoor printer'] }),
  }
  const { router } = await openAt('/admin/orders', missing)
  const warning = await screen.findByRole('link', { name: /No device is alerting you to new orders/ })
  expect(warning.getAttribute('href')).toBe('/admin/kitchen')
  const printer = screen.getByRole('link', { name: /Tandoor printer is offline/ })
  expect(printer.getAttribute('href')).toBe('/admin/printers')
  await act(() => router.navigate({ to: '/admin/kitchen' } as never))
  expect(screen.queryByRole('link', { name: /No device is alerting you to new orders/ })).toBeNull()
})
