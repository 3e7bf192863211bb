/** One guest's order, as the checkout sends it. */
import { randomUUID } from 'node:crypto'
import type { RequestToRepeat } from './load.ts'

export const COUNTED_DISH = 'maple-tandoori-salmon'

const path = '/api/orders'
const headers = { 'content-type': 'application/json' }
const freshHeaders = () => ({ 'idempotency-key': randomUUID() })

export function orderOf(slugs: string[]): RequestToRepeat & { body: string } {
  const body = JSON.stringify({
    items: slugs.map((slug, index) => ({ slug, quantity: index + 1 })),
    customer: { name: 'Bench Guest', email: 'guest@example.com', phone: '780-555-0100' },
    payment: { method: 'card' },
  })
  return { path, method: 'POST', headers, body, freshHeaders }
}

export async function placeOne(siteUrl: string, { body }: { body: string }): Promise<void> {
  const response = await fetch(siteUrl + path, {
    method: 'POST',
    headers: { ...headers, ...freshHeaders() },
    body,
  })
  if (response.status !== 201)
    throw new Error(`The order was answered ${response.status}: ${await response.text()}`)
}
