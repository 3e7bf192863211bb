import { createTiffin } from '@tiffin/client'

const tiffin = createTiffin({ url: 'https://order.example.com' })
await tiffin.orders.placed({ items: [] })
await tiffin.orders.place({ items: [{ slug: 'samosa' }] })
await tiffin.coupons.check({ code: 'SAVE5', subTotal: 30 })
await tiffin.products.setAvailability({ id: '1', soldOut: 'yes' })
const order = await tiffin.orders.get({ id: '1' })
console.log(order.total)
