import type { Order } from '@tiffin/contract'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useEffect, type ReactNode } from 'react'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { CancelOwnOrder } from './cancel-own-order.tsx'
import { removeFollowed } from './followed-orders.ts'
import { LiveLine } from './live-line.tsx'
import { NextSteps } from './next-steps.tsx'
import { OrderHeadline } from './order-headline.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderReceipt } from './order-receipt.tsx'
import { PickupPlace } from './pickup-place.tsx'
import { statusLabels } from '../../lib/format/status-labels.ts'
import classes from './placed-order.module.css'

interface PlacedOrderProps {
  order: Order
  /** Offers the same dishes again, once the order is over. */
  again?: ReactNode
}

/** An order as its guest sees it, from the moment it is placed. Readable without JavaScript. */
export function PlacedOrder({ order, again }: PlacedOrderProps) {
  const { isAwaited } = statusLabels[order.status]
  const { _id: id, status } = order
  const isOver = !isAwaited || status === 'ready'
  // The link to a finished order should not stay on a device that others use too.
  useEffect(() => {
    if (isOver) removeFollowed(id)
  }, [id, isOver])
  return (
    <>
      <OrderHeadline order={order} />
      <Container>
        <div className={classes.columns} data-prints-alone>
          <div className={classes.main}>
            <LiveLine order={order} />
            {isAwaited && <OrderProgress order={order} />}
            {isAwaited && <NextSteps order={order} />}
            <OrderReceipt order={order} />
          </div>
          <div className={classes.side}>
            <PickupPlace />
            {!isOver && (
              <ButtonAnchor href={`/api/orders/${order._id}/calendar`} look="outline" isWide>
                <IconCalendarPlus size={20} aria-hidden />
                Add to my calendar
              </ButtonAnchor>
            )}
            <CancelOwnOrder order={order} />
            <p className={classes.keep}>
              Only people with the link can see this page. Bookmark it, or follow the link in our email.
            </p>
            {!isAwaited && <div className={classes.scripted}>{again}</div>}
            <ButtonLink to="/order-online" look="outline" isWide>
              Back to the menu
            </ButtonLink>
          </div>
        </div>
      </Container>
    </>
  )
}
