import { MAX_LINE_QUANTITY, type Product } from '@tiffin/contract'
import type { Cart } from './cart.ts'

type Dish = Pick<Product, 'slug' | 'title' | 'stock'>

interface Fitting {
  /** How many of the wanted portions the cart can take. */
  quantity: number
  /** Why it is not all of them. */
  shortage: string | null
}

/** Fits a wish into what is left of a dish and into what a line may hold. The server has the last word. */
export function fitQuantity(cart: Cart, dish: Dish, wanted: number): Fitting {
  const { slug, title, stock } = dish
  const held = cart.find((line) => line.slug === slug)?.quantity ?? 0
  const room = Math.max(0, Math.min(stock, MAX_LINE_QUANTITY) - held)
  if (wanted <= room) return { quantity: wanted, shortage: null }

  const limit =
    stock < MAX_LINE_QUANTITY
      ? `Only ${stock} left of ${title}`
      : `${MAX_LINE_QUANTITY} is the most of one dish in an order`
  if (room > 0) return { quantity: room, shortage: `Added ${room} to cart. ${limit}.` }
  const isAllHeld = held > 0 && stock < MAX_LINE_QUANTITY
  const whereTheyAre = stock === 1 ? ', and it is in your cart' : ', and they are in your cart'
  return { quantity: 0, shortage: `${limit}${isAllHeld ? whereTheyAre : ''}.` }
}
