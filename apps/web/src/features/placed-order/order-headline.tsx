import type { Order } from '@tiffin/contract'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { formatClock, formatDay } from '../../lib/local-time.ts'
import { Container } from '../../ui/container.tsx'
import { statusWords } from '../../lib/status-words.ts'
import { wasJustPlaced } from './just-placed.ts'
import classes from './order-headline.module.css'

export function OrderHeadline({ order }: { order: Order }) {
  const { label, text, isAwaited } = statusWords[order.status]
  const { pickupAt, pickupLocal } = order.fulfillment
  const isJustPlaced = wasJustPlaced(order._id)
  const title = useRef<HTMLHeadingElement>(null)

  // The button that was pressed is gone with its page: whoever goes by keyboard or ear goes on from here.
  useEffect(() => {
    if (isJustPlaced) title.current?.focus({ preventScroll: true })
  }, [isJustPlaced])

  return (
    <header className={classes.band}>
      <Container>
        {isJustPlaced && (
          <p role="alert" className={classes.placed}>
            <IconCircleCheckFilled aria-hidden />
            Order placed!
          </p>
        )}
        <div className={classes.row}>
          <div>
            <h1 ref={title} tabIndex={-1} className={classes.title}>
              <span className={classes.eyebrow}>Order</span>{' '}
              <span className={classes.number}>{order.number}</span>
            </h1>
            <p className={classes.thanks}>Thank you, {order.customer.name}.</p>
          </div>
          <dl className={classes.facts}>
            {isAwaited && (
              <div>
                <dt>Pickup</dt>
                <dd>
                  <time dateTime={pickupAt}>
                    <strong>{formatClock(pickupLocal)}</strong> {formatDay(pickupLocal)}
                  </time>
                </dd>
              </div>
            )}
            <div>
              <dt>Status</dt>
              <dd>
                <strong>{label}</strong> {text}
              </dd>
            </div>
          </dl>
        </div>
      </Container>
    </header>
  )
}
