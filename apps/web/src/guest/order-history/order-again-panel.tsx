import type { Order } from '@tiffin/contract'
import { Button } from '../../ui/button.tsx'
import { useOrderAgain, type AddPortions } from './order-again.ts'
import { OrderedAgainNote } from './ordered-again-note.tsx'

/** On the page of one order: puts what is available of it into the cart. */
export function OrderAgainPanel({ order, onAddPortions }: { order: Order; onAddPortions: AddPortions }) {
  const again = useOrderAgain(order.items, onAddPortions)
  return (
    <div>
      <Button look="accent" isWide isBusy={again.isPending} onClick={() => again.mutate()}>
        Order again
      </Button>
      <OrderedAgainNote result={again.data} isFailed={again.isError} hadAllergy={order.allergyNote} />
    </div>
  )
}
