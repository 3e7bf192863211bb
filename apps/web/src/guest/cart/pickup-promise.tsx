import { describeDelay } from '../../lib/time/describe-delay.ts'
import { describePromise } from '../../lib/time/describe-pickup.ts'
import { readErrorBody } from '../../lib/api/error-body.ts'
import { usePickupTimes } from '../../lib/time/use-pickup-times.ts'
import type { Cart } from './cart.ts'
import classes from './pickup-promise.module.css'

/** When the cart could be picked up if it were ordered now. Space is reserved until that is known. */
export function PickupPromise({ cart }: { cart: Cart }) {
  const { data, error } = usePickupTimes(cart)
  const refusal = readErrorBody(error)
  if (refusal !== null) return <p className={classes.refusal}>{refusal.message}</p>
  const delay = data === undefined ? null : describeDelay(data, cart)
  return (
    <div className={classes.promise}>
      <p>{data === undefined ? '\u00A0' : describePromise(data.asSoonAsPossible.local, data.today)}</p>
      {delay !== null && <p className={classes.delay}>{delay}</p>}
    </div>
  )
}
