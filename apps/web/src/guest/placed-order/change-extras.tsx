import type { Order } from '@tiffin/contract'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { chosenOf, countableExtras, type ChosenExtras } from '../../lib/format/order-extras.ts'
import { SelectField } from '../../ui/native-field.tsx'
import classes from './change-panel.module.css'

interface ChangeExtrasProps {
  order: Order
  /** undefined: as in the order. */
  chosen: ChosenExtras | undefined
  error: string | undefined
  onChange: (chosen: ChosenExtras) => void
}

/** How many of each extra an order is to have. */
export function ChangeExtras({ order, chosen = chosenOf(order), error, onChange }: ChangeExtrasProps) {
  const money = useMoney()
  const extras = countableExtras(useSettings().extras.items, order)
  if (extras.length === 0) return null
  return (
    <fieldset className={classes.extras}>
      <legend>Pickup extras</legend>
      {extras.map(({ id, name, price, max }) => (
        <SelectField
          key={id}
          label={price > 0 ? `${name}, ${money.formatAmount(price)}` : name}
          value={chosen[id] ?? 0}
          onChange={({ currentTarget }) => onChange({ ...chosen, [id]: Number(currentTarget.value) })}
        >
          {Array.from({ length: max + 1 }, (_, quantity) => (
            <option key={quantity} value={quantity}>
              {quantity === 0 ? 'None' : quantity}
            </option>
          ))}
        </SelectField>
      ))}
      {error !== undefined && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
