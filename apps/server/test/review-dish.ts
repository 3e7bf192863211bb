import { eq } from 'drizzle-orm'
import { orders } from '../src/db/schema/index.ts'
import { orderOf, type useTestApp } from './create-test-app.ts'

type Site = ReturnType<typeof useTestApp>
type Headers = Record<string, string>

/** An order that has been picked up. */
export async function pickUp(site: Site, slug: string, headers: Headers = {}, more = {}): Promise<void> {
  const { body } = await site.post<{ _id: string }>('/api/orders', orderOf([{ slug }], more), headers)
  await site.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, body._id))
}

/** A customer picks up the dish and reviews it; returns the review's id. */
export async function reviewDish(
  site: Site,
  slug: string,
  email: string,
  { stars = 5, text = 'Crisp, hot and gone in a minute.' } = {},
): Promise<{ id: string; headers: Headers }> {
  const { headers } = await site.signUp(email)
  await pickUp(site, slug, headers)
  const { body } = await site.send<{ _id: string }>(
    'PUT',
    `/api/products/${slug}/review`,
    { stars, text },
    headers,
  )
  return { id: body._id, headers }
}
