import type { OrderedOption, Product } from '@tiffin/contract'
import { describeFacts } from '../lib/format/describe-diets.ts'
import classes from './diet-notes.module.css'

interface DietNotesProps {
  product: Product
  options: readonly OrderedOption[]
}

/** What is in a dish with what is chosen, and which of its diets a choice has taken away; said before it is added. */
export function DietNotes({ product, options }: DietNotesProps) {
  const { lost, allergens } = describeFacts(product, options)
  return (
    <div className={classes.notes}>
      <p aria-live="polite" className={classes.lost}>
        {lost.join(' ')}
      </p>
      <p aria-live="polite">{allergens}</p>
    </div>
  )
}
