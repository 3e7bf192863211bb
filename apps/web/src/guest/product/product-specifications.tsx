import type { Product } from '@tiffin/contract'
import classes from './product-specifications.module.css'

export function ProductSpecifications({ product }: { product: Product }) {
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications" className={classes.heading}>
        Specifications
      </h2>
      <dl className={classes.list}>
        {specificationsOf(product).map(([name, value]) => (
          <div key={name} className={classes.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function specificationsOf({ category, stock, diets, spiceLevel, attributes }: Product): [string, string][] {
  const { abv, volumeMl, origin, flavourNotes } = attributes
  const rows: [string, string | number | undefined][] = [
    ['Category', category.name || 'Specialty'],
    ['Availability', stock > 0 ? 'In Stock' : 'Out of Stock'],
    ['Dietary', capitalized(diets.join(', '))],
    ['Spice level', capitalized(spiceLevel ?? '')],
    ['ABV %', abv],
    ['Volume ml', volumeMl],
    ['Origin', origin],
    ['Tasting Notes', flavourNotes],
  ]
  return rows.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)] as [string, string]],
  )
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
