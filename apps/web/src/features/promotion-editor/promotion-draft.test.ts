import { savePromotionInput } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { readDraft } from './promotion-draft.ts'

const texts = { title: 'Diwali', subtitle: '', image: '', ctaText: '', ctaLink: '' }

test('a ticked box makes it active, and the place is a number', () => {
  expect(readDraft({ ...texts, order: ' 12 ', active: 'on' })).toEqual({ ...texts, order: 12, active: true })
  expect(readDraft({ ...texts, order: '' })).toEqual({ ...texts, order: 0, active: false })
})

test.each(['first', '1.5'])('a place called %s is refused in words', (order) => {
  const sent = JSON.parse(JSON.stringify(readDraft({ ...texts, order }))) as unknown
  const { error } = savePromotionInput.safeParse(sent)
  expect(error?.issues).toMatchObject([{ path: ['order'], message: 'Order must be a whole number' }])
})
