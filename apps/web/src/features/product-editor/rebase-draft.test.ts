import { expect, test } from 'vitest'
import { draftOf } from './product-draft.ts'
import { rebaseDraft } from './rebase-draft.ts'
import { dalMakhani } from './sample-product.ts'

const base = draftOf(dalMakhani)
const newer = { ...base, price: '14.00', isFeatured: true }

test('what was typed is kept, and the rest is as somebody else has left it', () => {
  const { draft, clashes } = rebaseDraft({ ...base, title: 'Dal Bukhara' }, base, newer)
  expect(draft).toEqual({ ...newer, title: 'Dal Bukhara' })
  expect(clashes).toEqual([])
})

test('where both have changed the same, what was typed stands and is told', () => {
  const { draft, clashes } = rebaseDraft({ ...base, price: '13.00', isFeatured: true }, base, newer)
  expect(draft.price).toBe('13.00')
  expect(clashes).toEqual(['price'])
})
