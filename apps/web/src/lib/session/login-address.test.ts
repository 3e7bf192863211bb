import { expect, test } from 'vitest'
import { loginAddress, needsSession, readBackPath } from './login-address.ts'

test.each([
  { callPath: 'orders.mine', here: '/orders', leadsTo: '/login?back=%2Forders' },
  { callPath: 'orders.mine', here: '/', leadsTo: '/login' },
  { callPath: 'admin.stats', here: '/admin', leadsTo: '/admin/login?back=%2Fadmin' },
  {
    callPath: 'orders.list',
    here: '/admin/orders?q=asha',
    leadsTo: '/admin/login?back=%2Fadmin%2Forders%3Fq%3Dasha',
  },
  { callPath: 'auth.me', here: '/admin?day=today', leadsTo: '/admin/login?back=%2Fadmin%3Fday%3Dtoday' },
  { callPath: 'auth.me', here: '/administration', leadsTo: '/login?back=%2Fadministration' },
])(
  'a call to $callPath at $here without a session leads to the login at $leadsTo',
  ({ callPath, here, leadsTo }) => {
    expect(loginAddress(callPath, here)).toBe(leadsTo)
  },
)

test('a guest who is already logging in stays there', () => {
  for (const here of [
    '/login?back=%2Forders',
    '/admin/login',
    '/signup',
    '/reset-password',
    '/verify-email',
  ]) {
    expect(loginAddress('admin.stats', here)).toBe(here)
  }
})

test('only account pages and staff pages need a session', () => {
  const needing = ['/orders', '/orders?page=2', '/account', '/admin', '/admin/orders']
  const others = [
    '/',
    '/order-online',
    '/order/6512bd43',
    '/checkout',
    '/wishlist',
    '/product/samosa',
    '/administration',
  ]
  expect([...needing, ...others].filter(needsSession)).toEqual(needing)
})

test.each(['/checkout', '/order-online?q=65&sort=newest#top'])('%s is a valid way back', (path) => {
  expect(readBackPath(path)).toBe(path)
})

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  '/x/..//elsewhere.example',
  '/%2e//elsewhere.example',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  'checkout',
  '/login?back=/checkout',
  '/signup',
  '',
  undefined,
  7,
])('%s is not', (raw) => {
  expect(readBackPath(raw)).toBeNull()
})
