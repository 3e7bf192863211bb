import { factsOf, type LineOption, type Product } from '@tiffin/contract'
import classes from './product-facts.module.css'

interface ProductFactsProps {
  product: Product
  /** What is chosen: it may take a diet away. */
  options: readonly LineOption[]
}

/** What matters to many guests: diets and spice level. Nothing is rendered if neither is known. */
export function ProductFacts({ product, options }: ProductFactsProps) {
  const { spiceLevel } = product
  const { diets } = factsOf(product, options)
  if (diets.length === 0 && spiceLevel === undefined) return null
  return (
    <ul role="list" className={classes.facts} aria-label="Good to know">
      {diets.map((label) => (
        <li key={label} className={classes.dietary}>
          {label}
        </li>
      ))}
      {spiceLevel !== undefined && <li className={classes.spice}>{spiceLevel}</li>}
    </ul>
  )
}
