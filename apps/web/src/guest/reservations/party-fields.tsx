import type { ReservationTimes } from '@tiffin/contract'
import { reservationsCopy, restaurant } from '@tiffin/restaurant'
import { useEffect, useRef } from 'react'
import { useSettings } from '../../lib/api/settings.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import classes from './booking-form.module.css'
import { DEFAULT_PARTY_SIZE, type TableChoice } from './table-choice.ts'

const copy = reservationsCopy.form
const { fromGuests } = restaurant.largeGroup

interface PartyFieldsProps {
  choice: TableChoice
  times: ReservationTimes | undefined
  errors: Readonly<Record<string, string>>
}

/** Party size and day. */
export function PartyFields({ choice, times, errors }: PartyFieldsProps) {
  const settings = useSettings()
  const { seatsPerSlot } = settings.tables
  const sizes = Array.from({ length: seatsPerSlot }, (_, index) => index + 1)
  const day = useRef<HTMLInputElement>(null)

  // The first day with a free table, until the guest enters another one. The field itself is uncontrolled.
  const suggested = times?.day
  useEffect(() => {
    const field = day.current
    if (field !== null && suggested !== undefined && field.value === '' && field !== document.activeElement) {
      field.value = suggested
    }
  }, [suggested])

  return (
    <>
      <div className={classes.party}>
        <SelectField
          label={copy.partySize}
          name="partySize"
          defaultValue={DEFAULT_PARTY_SIZE}
          error={errors['partySize']}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {copy.guests(size)}
            </option>
          ))}
          <option value={seatsPerSlot + 1}>{copy.moreGuests(settings)}</option>
        </SelectField>
        <TextField
          ref={day}
          type="date"
          label={copy.day}
          name="day"
          min={times?.firstDay}
          max={times?.lastDay}
          error={errors['day']}
          required
        />
      </div>
      <div role="status" className={classes.groupNote}>
        {choice.partySize >= fromGuests && <p>{copy.largeGroup}</p>}
      </div>
    </>
  )
}
