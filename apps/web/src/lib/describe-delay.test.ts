import { expect, test } from 'vitest'
import { describeDelay } from './describe-delay.ts'

const without = { at: '2026-01-08T01:25:00Z', local: '2026-01-07T18:25' }
const breakfast = { opens: '11:00', closes: '15:00' }
const today = '2026-01-07'
const dosa = { slug: 'masala-dosa', title: 'Masala Dosa' }
const puri = { slug: 'puri-bhaji', title: 'Puri Bhaji' }
const samosa = { slug: 'samosa', title: 'Samosa' }

test('where nothing waits there is nothing to say', () => {
  expect(describeDelay({ today }, [dosa, samosa])).toBeNull()
})

test('the dish that the others wait for is named once, with its hours', () => {
  const delayedBy = { dishes: [{ slug: 'masala-dosa', ...breakfast }], without }
  expect(describeDelay({ today, delayedBy }, [dosa, samosa, dosa])).toBe(
    'Masala Dosa is served 11:00am to 3:00pm. Without it: today, about 6:25 pm',
  )
})

test('so are several', () => {
  const dishes = [dosa, puri].map(({ slug }) => ({ slug, ...breakfast }))
  expect(describeDelay({ today, delayedBy: { dishes, without } }, [dosa, puri, samosa])).toBe(
    'Masala Dosa is served 11:00am to 3:00pm. Puri Bhaji is served 11:00am to 3:00pm. Without them: today, about 6:25 pm',
  )
})
