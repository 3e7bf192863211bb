import { lineKey, type Order } from '@tiffin/contract'
import { formatClock, formatDay } from '../../lib/time/local-time.ts'
import { statusLabels } from '../../lib/format/status-labels.ts'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { LineName } from '../../domain/line-name.tsx'
import { ReviewLink } from '../../domain/review-link.tsx'
import classes from './ordered-dishes.module.css'

export function OrderedDishes({ order: { items, status, fulfillment } }: { order: Order }) {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const { pickupAt, pickupLocal } = fulfillment
  return (
    <div>
      {statusLabels[status].isAwaited && (
        <p className={classes.pickup}>
          Pickup <time dateTime={pickupAt}>{`${formatDay(pickupLocal)}, ${formatClock(pickupLocal)}`}</time>
        </p>
      )}
      <p className={classes.count}>{count === 1 ? '1 item' : `${count} items`}</p>
      <ul role="list" className={classes.dishes}>
        {items.map((item) => (
          <li key={lineKey(item)} className={classes.dish}>
            <FallbackImage src={item.thumbnail} sizes="5rem" className={classes.picture} loading="lazy" />
            <span>
              <LineName line={item} />
              {status === 'completed' && <ReviewLink slug={item.slug} title={item.title} />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
