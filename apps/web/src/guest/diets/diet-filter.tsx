import { allergens, dietaryLabels, type Allergen } from '@tiffin/contract'
import { shopCopy } from '@tiffin/copy'
import { useState, type ReactNode } from 'react'
import type { DietSearch } from '../../lib/search/diet-search.ts'
import { useAllergens } from '../../lib/api/allergens.ts'
import { Button } from '../../ui/button.tsx'
import classes from './diet-filter.module.css'

interface DietFilterProps {
  /** The page with the filtered dishes. */
  action: '/menu' | '/order-online'
  search: DietSearch
  onFilter: (search: DietSearch) => void
  /** The page's other filters, for browsers without JavaScript. */
  children?: ReactNode
}

/** Which diets the dishes have to fit, and what must not be in them. Without JavaScript it is an ordinary form. */
export function DietFilter({ action, search, onFilter, children }: DietFilterProps) {
  const { chosen, toggle } = useBoxes(search, onFilter)
  const { offered, nameOf } = useAllergens()
  return (
    <details className={classes.filter} data-still="filter">
      <summary className={classes.summary}>
        {shopCopy.diets.filter}
        {chosen.length > 0 && <span className={classes.chosen}>{`: ${describe(chosen, nameOf)}`}</span>}
      </summary>
      <form action={action} className={classes.form}>
        {children}
        <Boxes
          legend={shopCopy.diets.only}
          name="diet"
          labels={dietaryLabels.map((label) => [label, label])}
          chosen={chosen}
          onToggle={toggle}
        />
        <Boxes
          legend={shopCopy.diets.without}
          name="without"
          labels={offered.map(({ key, name }) => [key, name])}
          chosen={chosen}
          onToggle={toggle}
        />
        <noscript>
          <Button type="submit">{shopCopy.diets.show}</Button>
        </noscript>
        <p className={classes.note}>{shopCopy.diets.sharedKitchen}</p>
      </form>
    </details>
  )
}

/** The boxes are ahead of the address, which follows once the dishes have arrived, and changes elsewhere, too. */
function useBoxes({ diet, without }: DietSearch, onFilter: DietFilterProps['onFilter']) {
  const address = [diet, without].filter(Boolean).join(',')
  const [boxes, setBoxes] = useState({ address, chosen: address })
  if (boxes.address !== address) setBoxes({ address, chosen: address })
  const chosen = boxes.chosen.split(',').filter(Boolean)

  function toggle(value: string) {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
    const partOf = (known: readonly string[]) =>
      known.filter((one) => next.includes(one)).join(',') || undefined
    setBoxes({ address, chosen: next.join(',') })
    onFilter({ diet: partOf(dietaryLabels), without: partOf(allergens) })
  }

  return { chosen, toggle }
}

/** 'vegan, without milk, tree nuts'. */
function describe(chosen: readonly string[], nameOf: (key: Allergen) => string): string {
  const without = allergens.filter((one) => chosen.includes(one)).map(nameOf)
  return [
    ...dietaryLabels.filter((one) => chosen.includes(one)),
    ...(without.length > 0 ? [`without ${without.join(', ')}`] : []),
  ].join(', ')
}

interface BoxesProps {
  legend: string
  name: keyof DietSearch
  labels: readonly (readonly [value: string, label: string])[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

const Boxes = ({ legend, name, labels, chosen, onToggle }: BoxesProps) => (
  <fieldset className={classes.boxes}>
    <legend>{legend}</legend>
    {labels.map(([value, label]) => (
      <label key={value}>
        <input
          type="checkbox"
          name={name}
          value={value}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
        {label}
      </label>
    ))}
  </fieldset>
)
