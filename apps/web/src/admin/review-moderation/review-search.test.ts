import { expect, test } from 'vitest'
import { readReviewSearch, reviewListInput } from './review-search.ts'

test('any query string becomes a search', () => {
  expect(readReviewSearch({ status: 'pending', product: 'samosa', q: ' crisp ', page: '3' })).toEqual({
    status: 'pending',
    product: 'samosa',
    q: 'crisp',
    page: 3,
  })
  expect(readReviewSearch({ status: 'burnt', product: '', q: 7, page: '-1' })).toEqual({})
})

test('the page determines the part of the list', () => {
  expect(reviewListInput({ q: 'crisp', page: 3 })).toEqual({ q: 'crisp', limit: 20, offset: 40 })
})
