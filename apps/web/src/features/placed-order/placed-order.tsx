import type { Order } from '@tiffin/contract'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { LiveLine } from './live-line.tsx'
import { NextSteps } from './next-steps.tsx'
import { OrderHeadline } from './order-headline.tsx'
import { OrderReceipt } from './order-receipt.tsx'
import { PickupPlace } from './pickup-place.tsx'
import { statusLabels } from '../../lib/status-labels.ts'
import classes from './placed-order.module.css'

/** An order as its guest sees it, from the moment it is placed. Readable without JavaScript. */
export function PlacedOrder({ order }: { order: Order }) {
  return (
    <>
      <OrderHeadline order={order} />
      <Container>
        <div className={classes.columns}>
          <div className={classes.main}>
            <LiveLine order={order} />
            {statusLabels[order.status].isAwaited && <NextSteps order={order} />}
            <OrderReceipt order={order} />
          </div>
          <div className={classes.side}>
            <PickupPlace />
            <p className={classes.keep}>
              Only people with the link can see this page. Bookmark it to find your order again.
            </p>
            <ButtonLink to="/order-online" look="outline" isWide>
              Back to the menu
            </ButtonLink>
          </div>
        </div>
      </Container>
    </>
  )
}
