import { MAX_NAME_LENGTH, MAX_PHONE_LENGTH, MAX_NOTE_LENGTH, type ReservationTimes } from '@tiffin/contract'
import { reservationsCopy } from '@tiffin/copy'
import { useEffect, useRef } from 'react'
import { useSettings, useTexts } from '../../lib/api/settings.tsx'
import { SelectField } from '../../ui/native-field.tsx'
import { TextArea } from '../../ui/native-field.tsx'
import { TextField, EmailField } from '../../ui/text-field.tsx'
import { DEFAULT_PARTY_SIZE, type TableChoice } from './time-choices.tsx'
import classes from './booking-form.module.css'

const copy = reservationsCopy.form

interface PartyFieldsProps {
  choice: TableChoice
  times: ReservationTimes | undefined
  errors: Readonly<Record<string, string>>
}

/** Party size and day. */
export function PartyFields({ choice, times, errors }: PartyFieldsProps) {
  const settings = useSettings()
  const { seatsPerSlot } = settings.tables
  const { largeGroup } = settings.identity
  const groupNote = useTexts(copy.largeGroup)
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
        {largeGroup !== null && choice.partySize >= largeGroup.fromGuests && <p>{groupNote}</p>}
      </div>
    </>
  )
}

const contactCopy = reservationsCopy.form

/** The guest's details. The maximum lengths come from the contract. */
export function ContactFields({ errors }: { errors: Readonly<Record<string, string>> }) {
  return (
    <>
      <TextField
        label={contactCopy.name}
        name="name"
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        required
        error={errors['name']}
      />
      <div className={classes.pair}>
        <EmailField error={errors['email']} />
        <TextField
          label={contactCopy.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={MAX_PHONE_LENGTH}
          required
          description={contactCopy.phoneHint}
          error={errors['phone']}
        />
      </div>
      <div>
        <TextArea
          label={contactCopy.notes}
          name="notes"
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          placeholder={contactCopy.notesHint}
          error={errors['notes']}
        />
      </div>
    </>
  )
}
