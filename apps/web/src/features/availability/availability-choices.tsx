import type { ProductAvailability, SetAvailabilityInput } from '@tiffin/contract'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import classes from './availability-menu.module.css'
import { dayAfter } from './availability-words.ts'

type WithoutId<Input> = Input extends unknown ? Omit<Input, 'id'> : never
export type AvailabilityChoice = WithoutId<SetAvailabilityInput>

interface AvailabilityChoicesProps {
  title: string
  availability: ProductAvailability
  /** Where the restaurant is; null where that is not known. */
  today: string | null
  onChoose: (choice: AvailabilityChoice) => void
}

export function AvailabilityChoices({ title, availability, today, onChoose }: AvailabilityChoicesProps) {
  const { isSoldOut, soldOutUntil } = availability
  const tomorrow = today === null ? undefined : dayAfter(today)
  const isUntilTomorrow = isSoldOut && soldOutUntil === tomorrow
  const choices: [label: string, choice: AvailabilityChoice, isChosen: boolean][] = [
    ['Available', { soldOut: false }, !isSoldOut],
    ['Sold out until tomorrow', { soldOut: true, until: 'tomorrow' }, isUntilTomorrow],
    ['Sold out until I bring it back', { soldOut: true, until: null }, isSoldOut && soldOutUntil === null],
  ]
  return (
    <div role="group" className={classes.panel} aria-label={`Availability of ${title}`}>
      {choices.map(([label, choice, isChosen]) => (
        <button
          key={label}
          type="button"
          className={classes.item}
          aria-pressed={isChosen}
          onClick={() => onChoose(choice)}
        >
          {label}
        </button>
      ))}
      <UntilDay
        chosen={isUntilTomorrow ? null : soldOutUntil}
        earliest={tomorrow}
        onChoose={(until) => onChoose({ soldOut: true, until })}
      />
    </div>
  )
}

interface UntilDayProps {
  chosen: string | null
  earliest: string | undefined
  onChoose: (day: string) => void
}

function UntilDay({ chosen, earliest, onChoose }: UntilDayProps) {
  const id = useId()
  const [day, setDay] = useState(chosen ?? '')

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onChoose(day)
  }

  return (
    <form className={classes.until} onSubmit={handleSubmit}>
      <label htmlFor={id}>Sold out until …</label>
      <input
        id={id}
        type="date"
        required
        min={earliest}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button type="submit" look="outline">
        Set
      </Button>
    </form>
  )
}
