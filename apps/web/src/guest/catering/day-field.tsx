import { cateringCopy } from '@tiffin/restaurant'
import { useState, type FocusEvent, type FormEvent } from 'react'
import { restaurantDay } from '../../lib/time/restaurant-day.ts'
import { TextField } from '../../ui/text-field.tsx'
import { isPast } from './past-days.ts'

const copy = cateringCopy.form

/** The day of the event; a past day is reported as soon as it is chosen. */
export function DayField({ error }: { error: string | undefined }) {
  const [isOver, setIsOver] = useState(false)
  const handleInput = ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    setIsOver(isPast(currentTarget.value))

  return (
    <TextField
      label={copy.eventDay}
      name="eventDay"
      type="date"
      required
      error={isOver ? copy.dayIsOver : error}
      onFocus={beginToday}
      onInput={handleInput}
    />
  )
}

// The page may have been rendered yesterday, and may stay open until tomorrow: read when the calendar is about to open.
function beginToday({ currentTarget }: FocusEvent<HTMLInputElement>) {
  currentTarget.min = restaurantDay(new Date())
}
