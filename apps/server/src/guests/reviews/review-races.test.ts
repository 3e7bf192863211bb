import type { ErrorBody, OwnReview, Product } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { pickUp, reviewDish } from '../../../test/review-dish.ts'
import { reviews } from '../../db/schema/index.ts'

const site = useTestApp()
const signUpOwner = () => site.signUp('owner@example.com', { role: 'admin' })
const ratingOf = async (slug: string) => (await site.get<Product>(`/api/products/${slug}`)).body.rating
const STARS = [5, 4, 3, 2, 1, 5]

function reviewByMany() {
  return Promise.all(
    STARS.map((stars, index) => reviewDish(site, 'samosa', `guest${index}@example.com`, { stars })),
  )
}

test('concurrent approvals add up', async () => {
  const { headers } = await signUpOwner()
  const written = await reviewByMany()
  const approve = ({ id }: { id: string }) =>
    site.post(`/api/admin/reviews/${id}/approve`, { version: 1 }, headers)
  const answers = await Promise.all(written.map(approve))
  expect(answers.map(({ status }) => status)).toEqual(STARS.map(() => 200))
  expect(await ratingOf('samosa')).toEqual({ average: 3.3, count: 6 })
})

test('concurrent approvals and withdrawals leave a correct total', async () => {
  const { headers } = await signUpOwner()
  const written = await reviewByMany()
  const approve = (id: string) => site.post(`/api/admin/reviews/${id}/approve`, { version: 1 }, headers)
  const leaving = written.slice(0, 3)
  for (const { id } of leaving) await approve(id)
  await Promise.all([
    ...written.slice(3).map(({ id }) => approve(id)),
    ...leaving.map((author) => site.send('DELETE', '/api/products/samosa/review', undefined, author.headers)),
  ])
  expect(await ratingOf('samosa')).toEqual({ average: 2.7, count: 3 })
})

test('two colleagues decide about one review: the second one gets an error', async () => {
  const { headers } = await signUpOwner()
  const { id } = await reviewDish(site, 'samosa', 'asha@example.com')
  const answers = await Promise.all(
    ['approve', 'hide'].map((what) => site.post(`/api/admin/reviews/${id}/${what}`, { version: 1 }, headers)),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('ten concurrent submissions make one review', async () => {
  const { headers } = await site.signUp('asha@example.com')
  await pickUp(site, 'samosa', headers)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      site.send<OwnReview & ErrorBody>(
        'PUT',
        '/api/products/samosa/review',
        { stars: 5, text: 'Crisp, every single time' },
        headers,
      ),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
  expect(await site.db.$count(reviews)).toBe(1)
})
