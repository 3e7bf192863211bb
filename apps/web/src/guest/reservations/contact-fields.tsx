import { MAX_NAME_LENGTH, MAX_PHONE_LENGTH, MAX_NOTE_LENGTH } from '@tiffin/contract'
import { reservationsCopy } from '@tiffin/restaurant'
import { EmailField } from '../../ui/email-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import classes from './booking-form.module.css'

const copy = reservationsCopy.form

/** The guest's details. The maximum lengths come from the contract. */
export function ContactFields({ errors }: { errors: Readonly<Record<string, string>> }) {
  return (
    <>
      <TextField
        label={copy.name}
        name="name"
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        required
        error={errors['name']}
      />
      <div className={classes.pair}>
        <EmailField error={errors['email']} />
        <TextField
          label={copy.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={MAX_PHONE_LENGTH}
          required
          description={copy.phoneHint}
          error={errors['phone']}
        />
      </div>
      <div>
        <TextArea
          label={copy.notes}
          name="notes"
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          placeholder={copy.notesHint}
          error={errors['notes']}
        />
      </div>
    </>
  )
}
