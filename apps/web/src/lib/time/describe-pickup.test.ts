import { expect, test } from 'vitest'
import { describeDelay, describeBusyMode } from './describe-pickup.ts'

const region = { is24Hours: false }
const without = { at: '2026-01-08T01:25:00Z', local: '2026-01-07T18:25' }
const breakfast = { opens: '11:00', closes: '15:00' }
const today = '2026-01-07'
const dosa = { slug: 'masala-dosa', quantity: 1, title: 'Masala Dosa' }
const puri = { slug: 'puri-bhaji', quantity: 1, title: 'Puri Bhaji' }
const samosa = { slug: 'samosa', quantity: 1, title: 'Samosa' }

test('where nothing waits there is nothing to say', () => {
  expect(describeDelay({ today }, [dosa, samosa], region)).toBeNull()
})

test('the dish that the others wait for is named once, with its hours', () => {
  const delayedBy = { dishes: [{ slug: 'masala-dosa', ...breakfast }], without }
  expect(describeDelay({ today, delayedBy }, [dosa, samosa, dosa], region)).toBe(
    'Masala Dosa is served 11:00am to 3:00pm. Without it: today, about 6:25 pm',
  )
})

test('so are several', () => {
  const dishes = [dosa, puri].map(({ slug }) => ({ slug, ...breakfast }))
  expect(describeDelay({ today, delayedBy: { dishes, without } }, [dosa, puri, samosa], region)).toBe(
    'Masala Dosa is served 11:00am to 3:00pm. Puri Bhaji is served 11:00am to 3:00pm. Without them: today, about 6:25 pm',
  )
})

test('a dish in a thali is named, too', () => {
  const delayedBy = { dishes: [{ slug: 'puri-bhaji', ...breakfast }], without }
  const chosen = { group: 'curries', choice: 'puri', groupName: 'Curries', price: 0 }
  const thali = {
    slug: 'thali',
    title: 'Thali',
    quantity: 2,
    options: [{ ...chosen, choiceName: 'Puri Bhaji', product: 'puri-bhaji' }],
  }
  expect(describeDelay({ today, delayedBy }, [thali, samosa], region)).toBe(
    'Puri Bhaji is served 11:00am to 3:00pm. Without it: today, about 6:25 pm',
  )
})

test.each([
  [{ pausedUntilLocal: null, busyMinutes: 0 }, null],
  [{ pausedUntilLocal: '2026-12-01T18:30', busyMinutes: 0 }, 'We’ve paused online orders until 6:30 pm.'],
  [{ pausedUntilLocal: '2026-12-02T00:00', busyMinutes: 0 }, 'We’ve paused online orders until tomorrow.'],
  [{ pausedUntilLocal: null, busyMinutes: 15 }, 'We’re busy: orders take about 15 minutes longer right now.'],
])('%o is told to guests', (busyMode, line) => {
  expect(describeBusyMode(busyMode, '2026-12-01', region)).toBe(line)
})
