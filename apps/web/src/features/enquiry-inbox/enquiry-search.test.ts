import { cateringStates, listCateringInput, listMessagesInput, messageStates } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { enquiryInput, readEnquirySearch } from './enquiry-search.ts'

test('the address determines which messages are shown', () => {
  const search = readEnquirySearch({ state: 'closed', q: ' forty ', page: '3' }, messageStates)
  expect(search).toEqual({ state: 'closed', q: 'forty', page: 3 })
  expect(listMessagesInput.parse(enquiryInput(search))).toMatchObject({ q: 'forty', limit: 20, offset: 40 })
})

test.each([{ state: 'booked' }, { state: ['new'] }, { q: '  ' }, { page: '0' }, { page: 'x' }])(
  '%o sets no filter',
  (raw) => {
    expect(readEnquirySearch(raw, messageStates)).toEqual({ state: undefined, q: undefined, page: undefined })
  },
)

test('any address results in input that the server accepts', () => {
  const search = readEnquirySearch({ state: 'booked', q: 'a'.repeat(500), page: '10000' }, cateringStates)
  expect(listCateringInput.parse(enquiryInput(search))).toMatchObject({ state: 'booked', offset: 199_980 })
})
