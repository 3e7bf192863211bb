import { savePromotionInput } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { readDraft } from './promotion-draft.ts'

const rest = { title: 'Diwali', subtitle: '', image: '', ctaText: '', ctaLink: '', active: true }

test('without a position it comes first', () => {
  expect(readDraft({ ...rest, order: 12 })).toEqual({ ...rest, order: 12 })
  expect(readDraft({ ...rest, order: '' })).toEqual({ ...rest, order: 0 })
})

test.each(['first', '1.5'])('the position %s is rejected with a message', (order) => {
  const sent = JSON.parse(JSON.stringify(readDraft({ ...rest, order }))) as unknown
  const { error } = savePromotionInput.safeParse(sent)
  expect(error?.issues).toMatchObject([{ path: ['order'], message: 'Order must be a whole number' }])
})
