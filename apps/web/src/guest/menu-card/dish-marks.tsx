import type { DietaryLabel, Product } from '@tiffin/contract'
import { menuCopy } from '@tiffin/restaurant'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import classes from './dish-marks.module.css'

const { dietary: diets } = menuCopy.legend

/** Diets as the letters of the legend, and heat as a word: nothing depends on colour. */
export function DishMarks({ dish: { diets: labels, spiceLevel } }: { dish: Product }) {
  if (labels.length === 0 && spiceLevel === undefined) return null
  return (
    <span className={classes.marks}>
      {labels.length > 0 && (
        <>
          <span className={classes.diet} aria-hidden>
            {shortest(labels)
              .map((label) => diets[label].short)
              .join(' ')}
          </span>
          <VisuallyHidden>{labels.map((label) => diets[label].name).join(', ')}</VisuallyHidden>
        </>
      )}
      {spiceLevel !== undefined && <span className={classes.spice}>{spiceLevel}</span>}
    </span>
  )
}

/** Vegan implies vegetarian and dairy-free, as the legend explains. */
function shortest(labels: readonly DietaryLabel[]) {
  if (!labels.includes('vegan')) return labels
  return labels.filter((label) => label !== 'vegetarian' && label !== 'dairy-free')
}
