import {
  cateringStates,
  listCateringInput,
  listMessagesInput,
  messageStates,
  type MessageState,
} from '@tiffin/contract'
import { expect, test } from 'vitest'
import { pagedInput, readPagedSearch, type PagedSearch } from './search-reader.ts'

test('the address determines what is shown', () => {
  const search = readPagedSearch({ status: 'closed', q: ' forty ', page: '3' }, messageStates)
  expect(search).toEqual({ status: 'closed', q: 'forty', page: 3 })
  expect(listMessagesInput.parse(pagedInput(search))).toMatchObject({ q: 'forty', limit: 20, offset: 40 })
})

test.each([{ status: 'booked' }, { status: ['new'] }, { q: '  ' }, { page: '0' }, { page: 'x' }])(
  '%o sets no filter',
  (raw) => {
    const nothing: PagedSearch<MessageState> = { status: undefined, q: undefined, page: undefined }
    expect(readPagedSearch(raw, messageStates)).toEqual(nothing)
  },
)

test('any address results in input that the server accepts', () => {
  const search = readPagedSearch({ status: 'booked', q: 'a'.repeat(500), page: '10000' }, cateringStates)
  const input = { state: search.status, ...pagedInput(search) }
  expect(listCateringInput.parse(input)).toMatchObject({ state: 'booked', offset: 199_980 })
})
