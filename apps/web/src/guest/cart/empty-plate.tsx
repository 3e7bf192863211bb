import classes from './empty-plate.module.css'

/** An empty cart for narrow spaces. */
export function EmptyPlate() {
  return (
    <div className={classes.empty}>
      <svg viewBox="0 0 96 96" className={classes.plate} aria-hidden>
        <circle cx="48" cy="48" r="44" className={classes.rim} />
        <circle cx="48" cy="48" r="40" className={classes.well} />
        <circle cx="48" cy="48" r="30" className={classes.ring} />
      </svg>
      <p className={classes.title}>Your cart is empty</p>
      <p className={classes.hint}>Dishes you add appear here.</p>
    </div>
  )
}
