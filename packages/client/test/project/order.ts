import {
  createTiffin,
  TiffinError,
  type Download,
  type GuestOrder,
  type PlaceOrderInput,
  type Product,
} from '@tiffin/client'

// Node's types and the browser's types do not both declare `process`.
const { process } = globalThis as unknown as { process: { argv: string[] } }
const tiffin = createTiffin({ url: process.argv[2] ?? '' })

const samosa: Product = await tiffin.products.get({ slug: 'samosa' })
const wanted: PlaceOrderInput = {
  items: [{ slug: samosa.slug, quantity: 2 }],
  customer: { name: 'Test Guest', email: 'guest@example.com', phone: undefined },
}

try {
  const order: GuestOrder = await tiffin.orders.place(wanted, { timeoutMs: 10_000, signal: undefined })
  const { title } = order.items[0] ?? { title: 'nothing' }
  console.log(`Order ${order.number} of 2 ${title}, ready at ${order.fulfillment.pickupLocal}`)
} catch (error) {
  if (error instanceof TiffinError && error.code === 'OUT_OF_STOCK') console.log('Nothing left')
  else throw error
}

/** As a page offers a download. */
export const offer = ({ bytes, contentType }: Download) =>
  URL.createObjectURL(new Blob([bytes], { type: contentType }))
