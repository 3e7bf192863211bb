import { useMoney } from '../../lib/api/settings.tsx'
import type { Money } from '@tiffin/pricing'
import {
  chooseOptions,
  choicesOf,
  MAX_LINE_QUANTITY,
  needsNoChoice,
  lineKey,
  type LineChoices,
  type Product,
  type LineOption,
  type CartItem,
} from '@tiffin/contract'
import { useCallback } from 'react'
import { unitCentsOf } from '../../lib/format/order-lines.ts'
import { askForOptions } from '../../domain/option-sheet.tsx'
import { showToast } from '../../ui/toast.ts'
import { addToCart, cartStore, setOptions } from './cart-store.ts'
import { countPortions, type Cart } from './cart-rules.ts'

/**
 * Adds as many portions to the cart as are available, at today's price and with the defaults for what was not chosen;
 * returns the result and shows no message.
 */
export function addPortions(product: Product, requested: number, money: Money, choices: LineChoices = {}) {
  const { _id, slug, title, thumbnail, optionGroups } = product
  const fitting = fitQuantity(cartStore.get(), product, requested)
  const { options } = chooseOptions(optionGroups, choices.options)
  const line = {
    ...choicesOf({ ...choices, options }),
    slug,
    product: _id,
    title,
    price: money.toAmount(unitCentsOf(product, money, options)),
    ...(thumbnail !== undefined && { thumbnail }),
  }
  if (fitting.quantity > 0) addToCart({ ...line, quantity: fitting.quantity })
  return fitting
}

type Dish = Pick<Product, 'slug' | 'title' | 'stock'>

interface Fitting {
  /** How many of the requested portions fit into the cart. */
  quantity: number
  /** Why it is fewer than requested. */
  shortage: string | null
}

/** Limits a quantity to what is left of a dish and to the maximum per dish. The server makes the final check. */
export function fitQuantity(cart: Cart, dish: Dish, requested: number): Fitting {
  const { slug, title, stock } = dish
  const inCart = countPortions(cart, slug)
  const room = Math.max(0, Math.min(stock, MAX_LINE_QUANTITY) - inCart)
  if (requested <= room) return { quantity: requested, shortage: null }

  const limit =
    stock < MAX_LINE_QUANTITY
      ? `Only ${stock} left of ${title}`
      : `You can order at most ${MAX_LINE_QUANTITY} of one dish`
  if (room > 0) return { quantity: room, shortage: `Added ${room} to cart. ${limit}.` }
  const isAllInCart = inCart > 0 && stock < MAX_LINE_QUANTITY
  const whereTheyAre = stock === 1 ? ', and it is in your cart' : ', and they are in your cart'
  return { quantity: 0, shortage: `${limit}${isAllInCart ? whereTheyAre : ''}.` }
}

interface AddToCartOptions {
  /** What is chosen; without it the defaults are, or the guest is asked if they are not enough. */
  options?: LineOption[]
  /** The notification then also links to the checkout, and stays long enough to be reached. */
  withCheckoutAction?: boolean
}

/** Adds a dish at today's price, as many as are available, and shows a notification. */
export function useAddToCart() {
  const money = useMoney()
  return useCallback(
    async (
      product: Product,
      requested = 1,
      { options: chosen, withCheckoutAction = false }: AddToCartOptions = {},
    ) => {
      const mustChoose = chosen === undefined && !needsNoChoice(product.optionGroups)
      const options = mustChoose ? await askForOptions({ product, submitLabel: 'Add to Cart' }) : chosen
      if (options === null) return
      const { shortage } = addPortions(product, requested, money, { options })
      showToast({
        message: shortage ?? 'Added to cart! 🛒',
        kind: withCheckoutAction || shortage !== null ? 'other' : 'success',
        ...(withCheckoutAction && { action: { label: 'Checkout', href: '/checkout' } }),
      })
    },
    [money],
  )
}

/** Asks again what is chosen for a line, and changes it. Resolves with the line's key; null if nothing was changed. */
export async function changeOptions(item: CartItem, product: Product, money: Money): Promise<string | null> {
  const options = await askForOptions({ product, options: item.options, submitLabel: 'Save' })
  if (options === null) return null
  repriceLine(lineKey(item), product, money, options)
  return lineKey({ ...item, options })
}

/** Gives a line today's price, of the dish as of what is chosen for it. */
export function repriceLine(key: string, product: Product, money: Money, chosen?: LineOption[]) {
  const line = cartStore.get().find((item) => lineKey(item) === key)
  const { options } = chooseOptions(product.optionGroups, chosen ?? line?.options)
  setOptions(key, options, money.toAmount(unitCentsOf(product, money, options)))
}
