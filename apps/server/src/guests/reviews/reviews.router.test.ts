import type { ErrorBody, MyReview, OwnReview, Product, Review, StaffReview } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, PASSWORD, useTestApp } from '../../../test/create-test-app.ts'
import { pickUp, reviewDish } from '../../../test/review-dish.ts'
import { auditLog, catalogueVersion, orders, products, reviews, users } from '../../db/schema/index.ts'

const site = useTestApp()
type Headers = Record<string, string>
let manager: Headers
beforeEach(async () => {
  const staff = await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })
  manager = staff.headers
})

const words = { stars: 4, text: 'Crisp outside, soft inside.' }
const write = (headers: Headers, input: object = words, slug = 'samosa') =>
  site.send<OwnReview & ErrorBody>('PUT', `/api/products/${slug}/review`, input, headers)
const seen = async (query = '') =>
  (await site.get<Review[]>(`/api/products/samosa/reviews${query}`)).body.map(({ text }) => text)
const ratingOf = async (slug = 'samosa') => (await site.get<Product>(`/api/products/${slug}`)).body.rating
const mine = async (headers: Headers) =>
  (await site.get<MyReview>('/api/products/samosa/review', headers)).body
const listed = async (query = '') =>
  (await site.get<StaffReview[]>(`/api/admin/reviews${query}`, manager)).body
const decide = async (id: string, what: 'approve' | 'hide' | 'answer', body: object = {}) => {
  const version = (await listed()).find(({ _id }) => _id === id)?.version
  const url = `/api/admin/reviews/${id}/${what}`
  return what === 'answer'
    ? site.send<StaffReview & ErrorBody>('PUT', url, { version, ...body }, manager)
    : site.post<StaffReview & ErrorBody>(url, { version, ...body }, manager)
}

describe('who may review a dish', () => {
  test('not someone who has not picked it up', async () => {
    const { headers } = await site.signUp('asha@example.com')
    const order = await site.post<{ _id: string }>('/api/orders', orderOf([{ slug: 'samosa' }]), headers)
    for (const status of ['placed', 'ready', 'cancelled', 'no-show'] as const) {
      await site.db.update(orders).set({ status }).where(eq(orders.id, order.body._id))
      const answer = await write(headers)
      expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN'])
      expect(answer.body.message).toBe('Customers who have picked up this dish can review it.')
      expect(await mine(headers)).toEqual({ mayReview: false, review: null })
    }
    await pickUp(site, 'paneer-tikka', headers)
    expect((await write(headers)).status).toBe(403)
    expect(await site.db.$count(reviews)).toBe(0)
  })

  test('someone who has picked it up', async () => {
    const { headers } = await site.signUp('asha@example.com')
    await pickUp(site, 'samosa', headers)
    expect((await mine(headers)).mayReview).toBe(true)
    expect((await write(headers)).body).toMatchObject({ ...words, author: 'Test', status: 'pending' })
    expect((await mine(headers)).review).toMatchObject({ ...words, status: 'pending' })
  })

  test('what a guest picked up counts once the address is verified', async () => {
    const { headers, user } = await site.signUp('asha@example.com')
    const customer = { customer: { name: 'Asha', email: 'Asha@Example.com' } }
    await pickUp(site, 'samosa', {}, customer)
    expect((await write(headers)).status).toBe(403)
    await site.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, user._id))
    expect((await write(headers)).status).toBe(200)
  })

  test('not staff', async () => {
    await pickUp(site, 'samosa', manager)
    expect((await write(manager)).status).toBe(403)
  })

  test('no one can change, see or withdraw someone else’s review', async () => {
    const { id } = await reviewDish(site, 'samosa', 'asha@example.com')
    const other = await site.signUp('other@example.com')
    await pickUp(site, 'samosa', other.headers)
    expect((await mine(other.headers)).review).toBeNull()
    expect((await site.send('DELETE', '/api/products/samosa/review', undefined, other.headers)).status).toBe(
      204,
    )
    await write(other.headers)
    expect(await site.db.select({ id: reviews.id }).from(reviews)).toContainEqual({ id })
    expect(await site.db.$count(reviews)).toBe(2)
  })
})

test.each([
  [{ stars: 0, text: words.text }, 'Choose one to five stars'],
  [{ stars: 6, text: words.text }, 'Choose one to five stars'],
  [{ stars: 4.5, text: words.text }, 'Choose one to five stars'],
  [{ text: words.text }, 'Choose one to five stars'],
  [{ stars: 4, text: `  ${'x'.repeat(9)}  ` }, 'Please write at least 10 characters'],
  [{ stars: 4, text: 'x'.repeat(2001) }, 'At most 2000 characters'],
])('%o is rejected', async (input, message) => {
  const { headers } = await site.signUp('asha@example.com')
  await pickUp(site, 'samosa', headers)
  expect((await write(headers, input)).body).toMatchObject({ code: 'VALIDATION', message })
})

test('a dish that is not on the menu cannot be reviewed', async () => {
  const { headers } = await site.signUp('asha@example.com')
  expect((await write(headers, words, 'unicorn')).status).toBe(404)
  expect((await site.get('/api/products/unicorn/reviews')).status).toBe(404)
})

test('guests see a review once it is approved, in the list and in the rating', async () => {
  const { id } = await reviewDish(site, 'samosa', 'asha@example.com', words)
  expect([await seen(), await ratingOf()]).toEqual([[], undefined])

  expect((await decide(id, 'approve')).body).toMatchObject({ status: 'approved', version: 2 })
  expect([await seen(), await ratingOf()]).toEqual([[words.text], { average: 4, count: 1 }])
  const inMenu = (await site.get<Product[]>('/api/products?category=chaat-frying')).body
  expect(inMenu.find(({ slug }) => slug === 'samosa')?.rating).toEqual({ average: 4, count: 1 })

  await decide(id, 'hide')
  expect([await seen(), await ratingOf()]).toEqual([[], undefined])
})

test('a decision that guests do not see invalidates no cached page', async () => {
  const { id } = await reviewDish(site, 'samosa', 'asha@example.com', words)
  const menu = async () => (await site.db.select().from(catalogueVersion))[0]?.version ?? 0
  const raisedBy = async (...what: Parameters<typeof decide>) => {
    const before = await menu()
    expect((await decide(...what)).status).toBe(200)
    return (await menu()) - before
  }
  expect(await raisedBy(id, 'answer', { answer: 'Thank you!' })).toBe(0)
  expect(await raisedBy(id, 'hide')).toBe(0)
  expect(await raisedBy(id, 'approve')).toBe(1)
  expect(await raisedBy(id, 'answer', { answer: 'Thank you, Asha!' })).toBe(1)
  expect(await raisedBy(id, 'hide')).toBe(1)
})

test('guests see a first name, and nothing else about the author', async () => {
  const { id } = await reviewDish(site, 'samosa', 'asha@example.com', words)
  await decide(id, 'approve')
  const { body } = await site.get<Review[]>('/api/products/samosa/reviews')
  expect(body).toEqual([
    {
      _id: id,
      author: 'Test',
      ...words,
      createdAt: '2026-01-07T19:00:00.000Z',
      createdLocal: '2026-01-07T12:00',
    },
  ])
})

test('an email address given as a name is not shown', async () => {
  const { headers, user } = await site.signUp('asha@example.com')
  await site.db.update(users).set({ name: 'asha@example.com' }).where(eq(users.id, user._id))
  await pickUp(site, 'samosa', headers)
  expect((await write(headers)).body.author).toBe('asha')
})

test('the rating is the average to one decimal', async () => {
  for (const [index, stars] of [5, 4, 4].entries()) {
    const { id } = await reviewDish(site, 'samosa', `guest${index}@example.com`, { stars })
    await decide(id, 'approve')
  }
  expect(await ratingOf()).toEqual({ average: 4.3, count: 3 })
})

test('the newest come first, page by page', async () => {
  for (const [index, text] of ['The first one', 'The second one', 'The third one'].entries()) {
    site.setTime(`2026-01-0${7 + index}T19:00:00Z`)
    await decide((await reviewDish(site, 'samosa', `guest${index}@example.com`, { text })).id, 'approve')
  }
  const { headers } = await site.get('/api/products/samosa/reviews?limit=1&offset=1')
  expect(headers['x-total-count']).toBe('3')
  expect(await seen('?limit=2')).toEqual(['The third one', 'The second one'])
  expect(await seen('?limit=2&offset=2')).toEqual(['The first one'])
})

describe('a change by its author', () => {
  test('needs approval again before guests see it, and still counts as one review', async () => {
    const { id, headers } = await reviewDish(site, 'samosa', 'asha@example.com', words)
    await decide(id, 'approve')
    const changed = await write(headers, { stars: 2, text: 'Cold this time, sadly.' })
    expect(changed.body).toMatchObject({ _id: id, status: 'pending', stars: 2 })
    expect([await seen(), await ratingOf()]).toEqual([[], undefined])
    await decide(id, 'approve')
    expect([await seen(), await ratingOf()]).toEqual([['Cold this time, sadly.'], { average: 2, count: 1 }])
  })

  test('that changes nothing keeps its state', async () => {
    const { id, headers } = await reviewDish(site, 'samosa', 'asha@example.com', words)
    await decide(id, 'approve')
    expect((await write(headers, words)).body.status).toBe('approved')
    expect(await seen()).toEqual([words.text])
  })

  test('makes a decision about the older text fail', async () => {
    const { id, headers } = await reviewDish(site, 'samosa', 'asha@example.com', words)
    await write(headers, { stars: 1, text: 'Something that nobody has read' })
    const late = await site.post(`/api/admin/reviews/${id}/approve`, { version: 1 }, manager)
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT'])
    expect(await seen()).toEqual([])
  })
})

test('a withdrawn review disappears, from the rating, too', async () => {
  const { id, headers } = await reviewDish(site, 'samosa', 'asha@example.com', words)
  await decide(id, 'approve')
  expect((await site.send('DELETE', '/api/products/samosa/review', undefined, headers)).status).toBe(204)
  expect([await seen(), await ratingOf(), (await mine(headers)).review]).toEqual([[], undefined, null])
  const late = await site.post(`/api/admin/reviews/${id}/approve`, { version: 2 }, manager)
  expect(late.status).toBe(404)
})

test('the restaurant can answer beneath it, change the answer, and remove it', async () => {
  const { id } = await reviewDish(site, 'samosa', 'asha@example.com', words)
  await decide(id, 'approve')
  const answerSeen = async () => (await site.get<Review[]>('/api/products/samosa/reviews')).body[0]?.answer
  for (const answer of ['Thank you, Asha!', 'Thank you!']) {
    expect((await decide(id, 'answer', { answer })).body.answer).toBe(answer)
    expect(await answerSeen()).toBe(answer)
  }
  await decide(id, 'answer', { answer: '  ' })
  expect(await answerSeen()).toBeUndefined()
})

test('pending ones come first; they can be searched by state, dish and text', async () => {
  const first = await reviewDish(site, 'samosa', 'a@example.com', { text: 'Golden and 100% crisp' })
  site.setTime('2026-01-08T19:00:00Z')
  const second = await reviewDish(site, 'samosa', 'b@example.com', { text: 'A little too salty' })
  const third = await reviewDish(site, 'paneer-tikka', 'c@example.com', { text: 'Smoky and soft' })
  await decide(second.id, 'approve')
  await decide(third.id, 'hide')

  const idsOf = async (query: string) => (await listed(query)).map(({ _id }) => _id)
  expect((await idsOf(''))[0]).toBe(first.id)
  expect(await idsOf('?status=approved')).toEqual([second.id])
  expect(await idsOf('?product=paneer-tikka')).toEqual([third.id])
  expect(await idsOf('?q=SALTY')).toEqual([second.id])
  expect(await idsOf('?q=100%25')).toEqual([first.id])
  expect(await idsOf('?q=paneer')).toEqual([third.id])
  expect(await idsOf('?limit=1&offset=2')).toHaveLength(1)
})

test('the log names the dish and the state, and contains no guest’s text', async () => {
  const { id } = await reviewDish(site, 'samosa', 'asha@example.com', words)
  await decide(id, 'approve')
  await decide(id, 'answer', { answer: 'Thank you, Asha!' })
  await decide(id, 'hide')
  const log = await site.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
  const states = log.map(({ action, before, after }) => ({ action, before, after }))
  const title = 'Samosa'
  expect(states).toHaveLength(3)
  expect(states).toEqual(
    expect.arrayContaining([
      {
        action: 'approve review',
        before: { title, status: 'pending', isAnswered: false },
        after: { title, status: 'approved', isAnswered: false },
      },
      {
        action: 'hide review',
        before: { title, status: 'approved', isAnswered: true },
        after: { title, status: 'hidden', isAnswered: true },
      },
    ]),
  )
})

test('editing a product leaves its rating alone', async () => {
  const { id } = await reviewDish(site, 'samosa', 'asha@example.com', words)
  await decide(id, 'approve')
  const [dish] = await site.db.select().from(products).where(eq(products.slug, 'samosa'))
  const owner = await site.signUp('owner@example.com', { role: 'admin' })
  const body = { description: dish?.description, version: dish?.version, rating: { average: 1, count: 99 } }
  const saved = await site.send<Product>('PUT', `/api/products/${dish?.id}`, body, owner.headers)
  expect([saved.status, saved.body.rating]).toEqual([200, { average: 4, count: 1 }])
})

test('an account’s export contains its reviews, which stay without its name when it is deleted', async () => {
  const { id, headers } = await reviewDish(site, 'samosa', 'asha@example.com', words)
  await decide(id, 'approve')
  const { body } = await site.get<{ result: { data: { reviews: unknown } } }>('/trpc/account.export', headers)
  expect(body.result.data.reviews).toMatchObject([
    { ...words, status: 'approved', product: { slug: 'samosa', title: 'Samosa' } },
  ])

  await site.post('/trpc/account.delete', { password: PASSWORD }, headers)
  expect((await site.get<Review[]>('/api/products/samosa/reviews')).body).toMatchObject([
    { author: 'A former guest', ...words },
  ])
  expect(await site.db.select().from(reviews)).toMatchObject([{ id, userId: null }])
  expect((await listed())[0]?.customer).toBeNull()
})
