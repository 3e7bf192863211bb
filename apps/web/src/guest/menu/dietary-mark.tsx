import type { DietaryLabel } from '@tiffin/contract'
import classes from './dietary-mark.module.css'

/** The green dot in a square that marks vegetarian food on every package in India. */
export function DietaryMark({ labels }: { labels: readonly DietaryLabel[] }) {
  if (labels.includes('vegan')) return <span className={classes.mark}>Vegan</span>
  if (labels.includes('vegetarian')) return <span className={classes.mark}>Vegetarian</span>
  return null
}
