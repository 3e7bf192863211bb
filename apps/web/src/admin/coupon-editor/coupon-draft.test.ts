import { moneyOf } from '@tiffin/pricing'
import { saveCouponInput } from '@tiffin/contract'
import { expect, test } from 'vitest'
import {
  couponForm,
  draftOf,
  readDraft,
  describeState,
  describeTerms,
  describeUses,
  describeWindow,
} from './coupon-draft.ts'
import { spring } from './sample-coupon.ts'
import { sampleSettings } from '@tiffin/restaurant/sample'

const money = moneyOf({ currency: 'CAD', locale: 'en-CA' })

const winter = {
  ...spring,
  minSubtotal: 30,
  cap: 8.5,
  startsAt: '2026-11-01T08:30:15.000Z',
  startsLocal: '2026-11-01T01:30',
  endsAt: null,
  maxUses: 10,
  active: false,
}

test('an untouched time is sent as it was, to the second', () => {
  expect(readDraft(draftOf(winter), winter)).toEqual({
    code: 'SPRING',
    kind: 'percent',
    value: 15,
    minSubtotal: 30,
    cap: 8.5,
    startsAt: winter.startsAt,
    endsAt: '',
    maxUses: 10,
    maxUsesPerCustomer: null,
    active: false,
  })
})

test('a typed time is in the restaurant’s time zone', () => {
  const draft = { ...draftOf(winter), startsAt: '2026-11-02T09:00' }
  expect(readDraft(draft, winter).startsAt).toBe('2026-11-02T09:00')
})

test.each([
  ['maxUses', 'many', 'Enter a whole number or leave blank'],
  ['maxUses', '1.5', 'Enter a whole number or leave blank'],
  ['cap', 'Infinity', 'Enter more than 0, or leave blank'],
  ['value', '', 'Value must be more than 0'],
])('%s %j is rejected with a message', (field, typed, message) => {
  const sent = JSON.parse(JSON.stringify(readDraft({ ...draftOf(spring), [field]: typed }, null))) as unknown
  const { error } = saveCouponInput.safeParse(sent)
  expect(error?.issues).toMatchObject([{ path: [field], message }])
})

test('a value above 100 percent and an end before the start are found with everything else', () => {
  const draft = {
    ...draftOf(spring),
    code: '',
    value: 101,
    startsAt: '2026-12-02T09:00',
    endsAt: '2026-12-01T09:00',
  }
  const { error } = couponForm.safeParse(readDraft(draft, null))
  expect(error?.issues.map(({ path }) => path.join())).toEqual(['code', 'value', 'endsAt'])
})

test.each([
  [{}, '15 percent off'],
  [{ cap: 8, minSubtotal: 30 }, '15 percent off, at most $8.00, on orders of $30.00 or more'],
  [{ kind: 'fixed', value: 5.5 }, '$5.50 off'],
] as const)('%j gives %s', (terms, words) => {
  expect(describeTerms({ ...spring, ...terms }, money)).toBe(words)
})

test.each([
  [{}, '2 uses so far'],
  [{ uses: 1 }, '1 use so far'],
  [{ maxUses: 100, maxUsesPerCustomer: 1 }, '2 of 100 uses, 1 per customer'],
])('%j: %s', (limits, words) => {
  expect(describeUses({ ...spring, ...limits })).toBe(words)
})

const startsLocal = '2026-01-08T11:00'
const endsLocal = '2026-01-31T22:30'

test.each([
  [{}, null],
  [{ startsLocal }, 'From Thursday, January 8, 2026, 11:00 am'],
  [{ endsLocal }, 'Until Saturday, January 31, 2026, 10:30 pm'],
  [
    { startsLocal, endsLocal },
    'From Thursday, January 8, 2026, 11:00 am until Saturday, January 31, 2026, 10:30 pm',
  ],
])('%j: %s', (times, words) => {
  expect(describeWindow({ ...spring, ...times }, sampleSettings.region)).toBe(words)
})

const now = '2026-01-10T12:00:00.000Z'

test.each([
  [{}, 'Active'],
  [{ active: false }, 'Inactive'],
  [{ startsAt: now, endsAt: '2026-01-10T12:00:00.001Z' }, 'Active'],
  [{ startsAt: '2026-01-10T12:00:00.001Z' }, 'Not started'],
  [{ endsAt: now }, 'Ended'],
  [{ maxUses: 2 }, 'Used up'],
  [{ maxUses: 3 }, 'Active'],
])('%j is %s', (facts, words) => {
  expect(describeState({ ...spring, ...facts }, Date.parse(now))).toBe(words)
})
