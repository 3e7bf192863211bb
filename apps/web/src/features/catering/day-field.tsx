import { cateringCopy } from '@tiffin/restaurant'
import { useState, type FormEvent } from 'react'
import { restaurantDay } from '../../lib/restaurant-day.ts'
import { useHasHydrated } from '../../lib/use-has-hydrated.ts'
import { TextField } from '../../ui/text-field.tsx'
import { isPast } from './past-days.ts'

const words = cateringCopy.form

/** The day of the event; one that is over is told as soon as it is chosen. */
export function DayField({ error }: { error: string | undefined }) {
  const [isOver, setIsOver] = useState(false)
  // The page itself may have been rendered yesterday.
  const today = useHasHydrated() ? restaurantDay(new Date()) : undefined
  const handleInput = ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    setIsOver(isPast(currentTarget.value))

  return (
    <TextField
      label={words.eventDay}
      name="eventDay"
      type="date"
      min={today}
      required
      error={isOver ? words.dayIsOver : error}
      onInput={handleInput}
    />
  )
}
