import { menuCopy } from '@tiffin/restaurant'
import classes from './all-you-can-eat.module.css'

const { heading, kinds, text, includesHeading, includes, pickup } = menuCopy.allYouCanEat

/** A note for those who dine in: it is not a dish, and cannot be put into the cart. */
export function AllYouCanEat() {
  return (
    <div className={classes.card}>
      <h3 className={classes.heading}>
        {heading}
        <span className={classes.kinds}>{kinds.join(' · ')}</span>
      </h3>
      <p>{text}</p>
      <p className={classes.includes}>
        <strong>{includesHeading}:</strong> {includes.join(', ')}.
      </p>
      <p className={classes.pickup}>{pickup}</p>
    </div>
  )
}
