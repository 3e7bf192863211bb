import type { Order } from '@tiffin/contract'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { AddPortions } from './order-again.ts'
import { OrderedAgainNote } from './ordered-again-note.tsx'
import { useOrderAgain } from './use-order-again.ts'
import classes from './order-actions.module.css'

interface OrderActionsProps {
  order: Order
  /** The id of the order's heading, which tells the many buttons apart. */
  titleId: string
  onAddPortions: AddPortions
}

export function OrderActions({ order, titleId, onAddPortions }: OrderActionsProps) {
  const again = useOrderAgain(order.items, onAddPortions)
  return (
    <footer>
      <div className={classes.buttons}>
        <Button isBusy={again.isPending} aria-describedby={titleId} onClick={() => again.mutate()}>
          Order again
        </Button>
        <ButtonLink to="/order/$id" params={{ id: order._id }} look="outline" aria-describedby={titleId}>
          View order
        </ButtonLink>
      </div>
      <OrderedAgainNote result={again.data} isFailed={again.isError} />
    </footer>
  )
}
