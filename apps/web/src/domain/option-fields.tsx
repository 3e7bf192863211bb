import { useAllergens } from '../lib/api/allergens.ts'
import { useMoney } from '../lib/api/settings.tsx'
import type { OptionChoice, OptionGroup, Product, OrderedOption } from '@tiffin/contract'
import { useId } from 'react'
import { describeEffects, describeFacts } from '../lib/format/describe-diets.ts'
import { countChosen, type ChosenOptions } from '../lib/forms/option-selection.ts'
import { describeDifference } from '../lib/format/order-lines.ts'
import { QuantityStepper } from '../ui/quantity-stepper.tsx'
import classes from './option-fields.module.css'

interface OptionFieldsProps {
  chosen: ChosenOptions
  /** What choices may take away or add. */
  dish: Pick<Product, 'dietary' | 'allergens' | 'unstatedAllergens'>
}

/** The option groups of a dish: one choice is a radio button, several are checkboxes or steppers. */
export function OptionFields({ chosen, dish }: OptionFieldsProps) {
  return chosen.groups.map((group) => (
    <GroupFields key={group.key} group={group} chosen={chosen} dish={dish} />
  ))
}

/** Where the guest has to choose, after a group has been found incomplete. */
export function focusGroup(container: HTMLElement | null, key: string) {
  const group = container?.querySelector(`[data-group="${CSS.escape(key)}"]`)
  group?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)')?.focus()
}

interface GroupFieldsProps extends OptionFieldsProps {
  group: OptionGroup
}

function GroupFields({ group, chosen, dish }: GroupFieldsProps) {
  const { key, name, min, max, choices } = group
  const { nameOf } = useAllergens()
  const id = useId()
  const errors = chosen.problems.filter((problem) => problem.group === key)
  const isFull = countChosen(chosen.selection, group) >= max
  const priced = choices.map((choice) => ({
    ...choice,
    price: chosen.priceOf(group, choice),
  }))
  return (
    <fieldset
      className={classes.group}
      data-group={key}
      aria-describedby={`${id}-hint ${id}-error`}
      data-invalid={errors.length > 0 || undefined}
    >
      <legend className={classes.name}>{name}</legend>
      <p id={`${id}-hint`} className={classes.hint}>
        {describeLimits(group)}
      </p>
      <div className={classes.choices}>
        {max === 1 && min === 0 && (
          <Choice
            choice={noChoice}
            input={{
              type: 'radio',
              name: id,
              checked: !isFull,
              onChange: () => chosen.choose(group, choices[0]?.key ?? '', 0),
            }}
          />
        )}
        {priced.map((choice) => {
          const quantity = chosen.selection[key]?.[choice.key] ?? 0
          if (choice.max > 1) {
            const room = max - countChosen(chosen.selection, group) + quantity
            return (
              <CountedChoice
                key={choice.key}
                choice={choice}
                effects={describeEffects(choice, dish, nameOf)}
                quantity={quantity}
                max={choice.isSoldOut ? 0 : Math.min(choice.max, room)}
                onChange={(wanted) => chosen.choose(group, choice.key, wanted)}
              />
            )
          }
          const isOnly = max === 1
          return (
            <Choice
              key={choice.key}
              choice={choice}
              effects={describeEffects(choice, dish, nameOf)}
              input={{
                type: isOnly ? 'radio' : 'checkbox',
                name: id,
                checked: quantity > 0,
                disabled: choice.isSoldOut || (!isOnly && isFull && quantity === 0),
                onChange: (event) => chosen.choose(group, choice.key, Number(event.target.checked)),
              }}
            />
          )
        })}
      </div>
      <p id={`${id}-error`} className={classes.error} aria-live="polite">
        {errors.map(({ message }) => message).join('. ')}
      </p>
    </fieldset>
  )
}

const noChoice = { name: 'None', price: 0, isSoldOut: false }

interface ChoiceProps {
  choice: Pick<OptionChoice, 'name' | 'price' | 'isSoldOut'>
  /** On diets and allergens. */
  effects?: string | undefined
  input: React.InputHTMLAttributes<HTMLInputElement>
}

const Choice = ({ choice, effects, input }: ChoiceProps) => (
  <label className={classes.choice}>
    <input {...input} className={classes.input} />
    <ChoiceName choice={choice} effects={effects} />
  </label>
)

interface CountedChoiceProps {
  choice: OptionChoice
  effects: string
  quantity: number
  max: number
  onChange: (quantity: number) => void
}

const CountedChoice = ({ choice, effects, quantity, max, onChange }: CountedChoiceProps) => (
  <div className={classes.choice} data-counted data-chosen={quantity > 0 || undefined}>
    <ChoiceName choice={choice} effects={effects} />
    <QuantityStepper label={choice.name} min={0} value={quantity} max={max} onChange={onChange} />
  </div>
)

function ChoiceName({
  choice: { name, price, isSoldOut },
  effects = '',
}: Pick<ChoiceProps, 'choice' | 'effects'>) {
  const money = useMoney()
  return (
    <>
      <span className={classes.label}>
        {name}
        {effects !== '' && <span className={classes.effects}> {effects}</span>}
      </span>
      {isSoldOut && <span className={classes.soldOut}> Sold out</span>}
      {price !== 0 && <span className={classes.price}> {describeDifference(price, money)}</span>}
    </>
  )
}

function describeLimits({ min, max }: OptionGroup): string {
  if (max === 1) return min === 1 ? 'Required. Choose one.' : 'Optional'
  if (min === 0) return `Optional. Up to ${max}.`
  return min === max ? `Required. Choose ${min}.` : `Required. Choose ${min} to ${max}.`
}

interface DietNotesProps {
  product: Product
  options: readonly OrderedOption[]
}

/** What is in a dish with what is chosen, and which of its diets a choice has taken away; said before it is added. */
export function DietNotes({ product, options }: DietNotesProps) {
  const { nameOf } = useAllergens()
  const { lost, allergens } = describeFacts(product, options, nameOf)
  return (
    <div className={classes.notes}>
      <p aria-live="polite" className={classes.lost}>
        {lost.join(' ')}
      </p>
      <p aria-live="polite">{allergens}</p>
    </div>
  )
}
