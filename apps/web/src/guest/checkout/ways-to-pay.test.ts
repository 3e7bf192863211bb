import type { PaymentsSettings } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { findWay, listWaysToPay } from './ways-to-pay.ts'

const offered = (online: Partial<PaymentsSettings['online']>): PaymentsSettings => ({
  methods: ['cash', 'card', 'paypal', 'upi'],
  online: {
    mode: 'possible',
    methods: ['card', 'paypal'],
    requiredFrom: null,
    isRequiredOfNewGuests: false,
    holdMinutes: 10,
    tips: { isOffered: false, percents: [10, 15, 20] },
    ...online,
  },
  upiId: '',
})

const words = (settings: PaymentsSettings, total = 20) =>
  listWaysToPay(settings, total).map(({ method, isOnline }) => `${method}${isOnline ? ' now' : ''}`)

test.each([
  ['off', offered({ mode: 'off' }), 20, ['cash', 'card', 'paypal', 'upi']],
  ['possible', offered({}), 20, ['cash', 'card now', 'card', 'paypal now', 'upi']],
  ['possible by card', offered({ methods: ['card'] }), 20, ['cash', 'card now', 'card', 'paypal', 'upi']],
  ['required', offered({ mode: 'required' }), 20, ['card now', 'paypal now']],
  ['required from 20', offered({ mode: 'required', requiredFrom: 20 }), 20, ['card now', 'paypal now']],
  [
    'required from 21',
    offered({ mode: 'required', requiredFrom: 21 }),
    20,
    ['cash', 'card now', 'card', 'paypal now', 'upi'],
  ],
  ['required, and free', offered({ mode: 'required' }), 0, ['cash', 'card', 'paypal', 'upi']],
])('%s', (_name, settings, total, ways) => {
  expect(words(settings, total)).toEqual(ways)
})

test('what was chosen stays, or the nearest to it', () => {
  const ways = listWaysToPay(offered({}), 20)
  expect(findWay(ways, { method: 'card', isOnline: false })).toEqual({ method: 'card', isOnline: false })
  expect(findWay(ways, { method: 'paypal', isOnline: false })).toEqual({ method: 'paypal', isOnline: true })
  expect(findWay([], { method: 'upi', isOnline: true })).toEqual({ method: 'upi', isOnline: false })
})
