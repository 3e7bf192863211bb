import {
  MAX_BUDGET_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  type RegionSettings,
} from '@tiffin/contract'
import { cateringCopy } from '@tiffin/copy'
import { useState, type FormEvent } from 'react'
import { SelectField } from '../../ui/native-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSettings } from '../../lib/api/settings.tsx'
import { restaurantDay } from '../../lib/time/local-time.ts'
import { readErrorBody, errorOf } from '../../lib/api/explain-failure.ts'
import classes from './quote-form.module.css'

const copy = cateringCopy.form

interface FieldsProps {
  errors: Readonly<Record<string, string>>
}

/** What, when and for how many. */
export function EventFields({ errors, maxGuests }: FieldsProps & { maxGuests: number }) {
  return (
    <fieldset className={classes.group}>
      <legend>{copy.eventLegend}</legend>
      <div className={classes.pair}>
        <SelectField
          label={copy.occasion}
          name="occasion"
          defaultValue=""
          required
          error={errors['occasion']}
        >
          <option value="">{copy.occasionChoice}</option>
          {Object.entries(copy.occasionNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <DayField error={errors['eventDay']} />
        <TextField
          label={copy.guestCount}
          name="guestCount"
          type="number"
          inputMode="numeric"
          min={1}
          max={maxGuests}
          step={1}
          required
          error={errors['guestCount']}
        />
        <TextField
          label={copy.budget}
          name="budget"
          maxLength={MAX_BUDGET_LENGTH}
          description={copy.budgetHint}
          error={errors['budget']}
        />
      </div>
    </fieldset>
  )
}

/** Who is asking. */
export function GuestFields({ errors }: FieldsProps) {
  return (
    <fieldset className={classes.group}>
      <legend>{copy.guestLegend}</legend>
      <TextField
        label={copy.name}
        name="name"
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        required
        error={errors['name']}
      />
      <div className={classes.pair}>
        <TextField
          label={copy.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          required
          error={errors['email']}
        />
        <TextField
          label={copy.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={MAX_PHONE_LENGTH}
          error={errors['phone']}
        />
      </div>
    </fieldset>
  )
}

type Zone = Pick<RegionSettings, 'timeZone'>

const dayCopy = cateringCopy.form

/** The day of the event; a past day is reported as soon as it is chosen. */
function DayField({ error }: { error: string | undefined }) {
  const [isOver, setIsOver] = useState(false)
  const { region } = useSettings()
  const handleInput = ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    setIsOver(isPast(currentTarget.value, region))

  return (
    <TextField
      label={dayCopy.eventDay}
      name="eventDay"
      type="date"
      required
      error={isOver ? dayCopy.dayIsOver : error}
      // The page may have been rendered yesterday, and may stay open until tomorrow: read when the calendar is about to open.
      onFocus={({ currentTarget }) => {
        currentTarget.min = restaurantDay(new Date(), region)
      }}
      onInput={handleInput}
    />
  )
}

// While a year is being typed, it begins with zeros.
const FIRST_WHOLE_YEAR = '1000'

/** Whether the day is in the past in the restaurant's time zone. */
const isPast = (day: string, zone: Zone): boolean =>
  day >= FIRST_WHOLE_YEAR && day < restaurantDay(new Date(), zone)

/** The server checks the day only once the rest is valid; adding its error here lets the guest fix all in one go. */
export function explainDay(error: unknown, day: string, zone: Zone): unknown {
  const body = readErrorBody(error)
  if (body?.code !== 'VALIDATION' || !isPast(day, zone)) return error
  const issue = { path: 'eventDay', message: cateringCopy.form.dayIsOver }
  return errorOf({ ...body, issues: [issue, ...(body.issues ?? [])] })
}
