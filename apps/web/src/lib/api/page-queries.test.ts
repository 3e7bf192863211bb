import { expect, test } from 'vitest'
import { pickRelated, relatedInput } from './page-queries.ts'
import { sampleDish } from './sample-dish.ts'

const dishes = ['a', 'b', 'samosa', 'c', 'd'].map((slug) => sampleDish({ slug }))

test('up to four dishes of the same category are suggested, never the dish itself', () => {
  expect(relatedInput(sampleDish())).toEqual({ category: 'chaat-frying', limit: 5 })
  expect(pickRelated(dishes, sampleDish()).map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd'])
})

test('five others are cut to four', () => {
  expect(pickRelated([...dishes, sampleDish({ slug: 'e' })], sampleDish())).toHaveLength(4)
})
