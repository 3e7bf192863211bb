import { lineKey } from '@tiffin/contract'
import { useId, useRef } from 'react'
import { forgetGuest, rememberedGuest } from '../../lib/session/remembered-guest.ts'
import { useStored } from '../../lib/storage/stores.ts'
import { Button } from '../../ui/button.tsx'
import { LineName } from '../../domain/order-parts.tsx'
import { useOrderAgain, type AddPortions } from './order-again.ts'
import { OrderedAgainNote } from './order-again-panel.tsx'
import classes from './remembered-order.module.css'

// It has to fit beside the menu.
const MAX_SHOWN = 4

const nothing: readonly never[] = []

interface RememberedOrderProps {
  /** Otherwise it only says what became of ordering it again. */
  isOffered: boolean
  onAddPortions: AddPortions
}

/** The last order of a guest whom this device remembers, to be ordered again without an account. */
export function RememberedOrder({ isOffered, onAddPortions }: RememberedOrderProps) {
  const titleId = useId()
  const { items = nothing, hadAllergy } = useStored(rememberedGuest) ?? {}
  const again = useOrderAgain(items, onAddPortions)
  const place = useRef<HTMLDivElement>(null)

  function handleAgain() {
    again.mutate(undefined, { onSuccess: () => place.current?.focus() })
  }

  function handleForget() {
    forgetGuest()
    place.current?.focus()
  }

  return (
    // Both buttons go when they are pressed: it receives the focus.
    <div ref={place} tabIndex={-1} className={classes.place}>
      {isOffered && items.length > 0 && (
        <section className={classes.order} aria-labelledby={titleId}>
          <h2 id={titleId} className={classes.title}>
            Your last order
          </h2>
          <ul role="list" className={classes.dishes}>
            {items.slice(0, MAX_SHOWN).map((item, row) => (
              // Two lines of one dish may differ in their price alone.
              <li key={`${row} ${lineKey(item)}`} className={classes.dish}>
                <LineName line={item} />
              </li>
            ))}
            {items.length > MAX_SHOWN && <li>and {items.length - MAX_SHOWN} more</li>}
          </ul>
          <div className={classes.buttons}>
            <Button isBusy={again.isPending} onClick={handleAgain}>
              Order again
            </Button>
            <Button look="quiet" onClick={handleForget}>
              Forget me on this device
            </Button>
          </div>
        </section>
      )}
      <OrderedAgainNote result={again.data} isFailed={again.isError} hadAllergy={hadAllergy} />
    </div>
  )
}
