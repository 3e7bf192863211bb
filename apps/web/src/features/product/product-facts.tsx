import type { Product } from '@tiffin/contract'
import classes from './product-facts.module.css'

/** What matters to many guests: diets and spice level. Nothing is rendered if neither is known. */
export function ProductFacts({ product: { dietary, spiceLevel } }: { product: Product }) {
  if (dietary.length === 0 && spiceLevel === undefined) return null
  return (
    <ul role="list" className={classes.facts} aria-label="Good to know">
      {dietary.map((label) => (
        <li key={label} className={classes.dietary}>
          {label}
        </li>
      ))}
      {spiceLevel !== undefined && <li className={classes.spice}>{spiceLevel}</li>}
    </ul>
  )
}
