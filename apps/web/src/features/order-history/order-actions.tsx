import { useMutation } from '@tanstack/react-query'
import type { Order } from '@tiffin/contract'
import { trpc } from '../../lib/trpc.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { orderAgain, type AddPortions } from './order-again.ts'
import { OrderedAgainNote } from './ordered-again-note.tsx'
import classes from './order-actions.module.css'

interface OrderActionsProps {
  order: Order
  /** The id of the order's heading, which tells the many buttons apart. */
  titleId: string
  onAddPortions: AddPortions
}

export function OrderActions({ order, titleId, onAddPortions }: OrderActionsProps) {
  const utils = trpc.useUtils()
  const again = useMutation({
    mutationFn: async () => {
      // Today's menu: the order may be a year old.
      const { products } = await utils.products.list.fetch({}, { staleTime: 0 })
      return orderAgain(order.items, products, onAddPortions)
    },
  })

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
      <div role="status">
        {again.isError && <p className={classes.failure}>The menu could not be loaded. Please try again.</p>}
        {again.data !== undefined && <OrderedAgainNote result={again.data} />}
      </div>
    </footer>
  )
}
