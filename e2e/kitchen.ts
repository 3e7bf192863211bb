/** The restaurant from outside the browser: the API behind the pages. */
import type { APIRequestContext } from '@playwright/test'
import { expect } from './journey.ts'

export interface Order {
  _id: string
  number: number
  customer: { name: string; email: string; phone?: string }
  items: {
    slug: string
    title: string
    price: number
    quantity: number
    options?: { group: string; choice: string }[]
  }[]
  amounts: { subtotal: number; discount: number; tax: number; deliveryFee: number; total: number }
  couponCode?: string
  fulfillment: { type: string; pickupAt: string; pickupLocal: string }
  payment: { method: string }
}

export async function getOrder(request: APIRequestContext, id: string): Promise<Order> {
  const response = await request.get('/trpc/orders.get', { params: { input: JSON.stringify({ id }) } })
  expect(response.status()).toBe(200)
  const { result } = (await response.json()) as { result: { data: Order } }
  return result.data
}

export async function listNewestIds(request: APIRequestContext, limit: number): Promise<string[]> {
  const products = await request.get('/api/products', { params: { sort: 'newest', limit } })
  return ((await products.json()) as { _id: string }[]).map(({ _id }) => _id)
}

/** Places an order in the background; with a token it belongs to a customer. */
export async function placeOrderOf(
  request: APIRequestContext,
  items: { slug: string; quantity: number }[],
  token?: string,
) {
  const placed = await request.post('/api/orders', {
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    data: { items, customer: { name: 'Earlier Guest', email: 'earlier@example.com' } },
  })
  expect(placed.status()).toBe(201)
  return (await placed.json()) as Order
}

/** Another guest is faster and buys all the remaining portions. */
export async function buyAllThatIsLeft(request: APIRequestContext, slug: string) {
  const product = await request.get(`/api/products/${slug}`)
  const { stock } = (await product.json()) as { stock: number }
  await placeOrderOf(request, [{ slug, quantity: stock }])
}
