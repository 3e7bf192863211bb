import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { pickUp } from '../../../test/review-dish.ts'
import { createRateLimits } from '../../platform/rate-limits.ts'
import { reviewsOfAccount } from './write-review.ts'

const site = useTestApp({}, (db) => ({ limits: createRateLimits(db) }))
const { attempts } = reviewsOfAccount

test(`no one can write reviews more than ${attempts} times an hour`, async () => {
  const { headers } = await site.signUp('asha@example.com')
  await pickUp(site, 'samosa', headers)
  const write = async (stars: number) => {
    const input = { stars, text: 'Crisp outside, soft inside.' }
    return (await site.send('PUT', '/api/products/samosa/review', input, headers)).status
  }
  for (let count = 0; count < attempts; count += 1) expect(await write(1 + (count % 5))).toBe(200)
  expect(await write(5)).toBe(429)
})
