import type { DietaryLabel, Product } from '@tiffin/contract'
import { menuCopy } from '@tiffin/restaurant'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import classes from './dish-marks.module.css'

const { dietary: diets } = menuCopy.legend

/** Diets in the letters of the legend, and how hot a dish is in words: nothing hangs on a colour. */
export function DishMarks({ dish: { dietary, spiceLevel } }: { dish: Product }) {
  if (dietary.length === 0 && spiceLevel === undefined) return null
  return (
    <span className={classes.marks}>
      {dietary.length > 0 && (
        <>
          <span className={classes.diet} aria-hidden>
            {shortest(dietary)
              .map((label) => diets[label].short)
              .join(' ')}
          </span>
          <VisuallyHidden>{dietary.map((label) => diets[label].name).join(', ')}</VisuallyHidden>
        </>
      )}
      {spiceLevel !== undefined && <span className={classes.spice}>{spiceLevel}</span>}
    </span>
  )
}

/** Vegan says vegetarian and dairy-free too, which the legend tells. */
function shortest(labels: readonly DietaryLabel[]) {
  if (!labels.includes('vegan')) return labels
  return labels.filter((label) => label !== 'vegetarian' && label !== 'dairy-free')
}
