import { lineKey, type CartItem, type ErrorBody } from '@tiffin/contract'
import type { OrderInput } from './use-place-order.ts'

/** Why a line of the cart was rejected, and which of its fields would have to change. */
export interface LineRefusal {
  key: string
  field: 'options' | 'price' | 'quantity' | 'slug'
  message: string
}

const LINE_PATH = /^items\.(?<index>\d+)\.(?<field>options|price|quantity|slug)(?:\.\d+)?$/

/**
 * The errors that still apply: a line whose price or quantity has been changed since, here or in another tab,
 * is no longer the one that was rejected.
 */
export function findLineRefusals(
  body: ErrorBody | null,
  sent: OrderInput | undefined,
  cart: readonly CartItem[],
): LineRefusal[] {
  return (body?.issues ?? []).flatMap(({ path, message }) => {
    const { index, field } = LINE_PATH.exec(path)?.groups ?? {}
    const item = sent?.items[Number(index)]
    if (item === undefined) return []
    const key = lineKey(item)
    const stands = cart.some(
      (line) => lineKey(line) === key && line.price === item.price && line.quantity === item.quantity,
    )
    return stands ? [{ key, field: field as LineRefusal['field'], message }] : []
  })
}
