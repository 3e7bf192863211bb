import { lineKey, type CartItem } from '@tiffin/contract'
import { useState, useRef } from 'react'
import { useMenuDishes } from '../../lib/api/use-menu-dishes.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { describeDelay, describePromise } from '../../lib/time/describe-pickup.ts'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { usePickupTimes } from '../../lib/time/use-pickup-times.ts'
import type { Cart } from './cart-rules.ts'
import { CartLine, type ChangedLine } from './cart-line.tsx'
import { cartStore, putBack, removeFromCart } from './cart-store.ts'
import classes from './cart-lines.module.css'
import { useSettings } from '../../lib/api/settings.tsx'

interface CartLinesProps {
  cart: Cart
  onRemove: (key: string) => void
}

export function CartLines({ cart, onRemove }: CartLinesProps) {
  const dishes = useMenuDishes(cart)
  const isSoldOut = ({ slug }: CartItem) => (dishes.get(slug)?.stock ?? 1) <= 0
  const [changed, setChanged] = useState<ChangedLine | null>(null)
  return (
    <div>
      <SoldOutNotes items={cart.filter(isSoldOut)} onRemove={onRemove} />
      <ul role="list" className={classes.lines} aria-label="Dishes in your cart">
        {cart.map((item) => (
          <CartLine
            key={lineKey(item)}
            item={item}
            product={dishes.get(item.slug)}
            isSoldOut={isSoldOut(item)}
            changedPart={changed?.key === lineKey(item) ? changed.part : null}
            onChanged={setChanged}
            onRemove={() => onRemove(lineKey(item))}
          />
        ))}
      </ul>
    </div>
  )
}

interface SoldOutNotesProps {
  items: readonly CartItem[]
  onRemove: (key: string) => void
}

/** Names and announces what has sold out since it was put into the cart, and offers to remove it. */
function SoldOutNotes({ items, onRemove }: SoldOutNotesProps) {
  return (
    <div aria-live="polite">
      {items.map((item) => (
        <p key={lineKey(item)} className={classes.note}>
          <span>{item.title} is sold out.</span>
          <Button
            look="quiet"
            aria-label={`Remove sold-out ${item.title}`}
            onClick={() => onRemove(lineKey(item))}
          >
            Remove
          </Button>
        </p>
      ))}
    </div>
  )
}

/**
 * Removes a line, and offers to undo it. Both buttons go when they are pressed: the container around the lines receives
 * the focus.
 */
export function useRemoveLine() {
  const place = useRef<HTMLDivElement>(null)

  function removeLine(key: string) {
    const lines = cartStore.get()
    const index = lines.findIndex((item) => lineKey(item) === key)
    const line = lines[index]
    if (line === undefined) return
    removeFromCart(key)
    place.current?.focus()
    showToast({
      message: `${line.title} removed`,
      kind: 'other',
      action: { label: 'Undo', onPress: () => putLineBack(line, index) },
    })
  }

  function putLineBack(line: CartItem, index: number) {
    putBack(line, index)
    place.current?.focus()
  }

  return { place, removeLine }
}

/** When the cart could be picked up if it were ordered now. Space is reserved until that is known. */
export function PickupPromise({ cart }: { cart: Cart }) {
  const { region } = useSettings()
  const { data, error } = usePickupTimes(cart)
  const appError = readErrorBody(error)
  if (appError !== null) return <p className={classes.error}>{appError.message}</p>
  const delay = data === undefined ? null : describeDelay(data, cart, region)
  return (
    <div className={classes.promise}>
      <p>
        {data === undefined ? '\u00A0' : describePromise(data.asSoonAsPossible.local, data.today, region)}
      </p>
      {delay !== null && <p className={classes.delay}>{delay}</p>}
    </div>
  )
}
