import {
  type CateringOccasion,
  MAX_CATERING_GUESTS,
  MAX_MESSAGE_LENGTH,
  MAX_NOTE_LENGTH,
  type RequestedCatering,
} from '@tiffin/contract'
import { cateringCopy } from '@tiffin/restaurant'
import { useSettings } from '../../lib/api/settings.tsx'
import { trpc } from '../../lib/api/trpc.ts'
import { useGuestForm } from '../../lib/forms/use-guest-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailureLine } from '../../ui/failure-line.tsx'
import { FormTrap } from '../../ui/form-trap.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { explainDay } from './past-days.ts'
import { EventFields, GuestFields } from './quote-fields.tsx'
import classes from './quote-form.module.css'

interface Typed {
  occasion: CateringOccasion
  eventDay: string
  guestCount: string
  budget: string
  dietary: string
  comments: string
  name: string
  email: string
  phone: string
}

const copy = cateringCopy.form

export function QuoteForm({ onRequested }: { onRequested: (requested: RequestedCatering) => void }) {
  const { client } = trpc.useUtils()
  const settings = useSettings()
  const form = useGuestForm({
    name: 'catering',
    // A blank number is none, and not zero.
    send: (typed: Typed, { form: signals, options }) =>
      client.catering.request
        .mutate({ ...typed, guestCount: Number(typed.guestCount || Number.NaN), form: signals }, options)
        .catch((error: unknown) => {
          throw explainDay(error, typed.eventDay)
        }),
    onDone: onRequested,
    fallback: copy.noReason,
  })
  return (
    <StackedForm
      {...form.props}
      aria-label={copy.heading}
      failure={null}
      actions={
        <>
          <Button type="submit" look="accent" size="large" isBusy={form.isSending}>
            {form.isSending ? copy.sending : copy.send}
          </Button>
          {form.failure !== null && (
            <FailureLine>
              {copy.failure.title} {form.failure.title} {copy.failure.advice(settings)}
            </FailureLine>
          )}
        </>
      }
    >
      <EventFields errors={form.errors} maxGuests={MAX_CATERING_GUESTS} />
      <fieldset className={classes.group}>
        <legend>{copy.foodLegend}</legend>
        <TextArea
          label={copy.dietary}
          name="dietary"
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
          description={copy.dietaryHint}
          error={form.errors['dietary']}
        />
        <TextArea
          label={copy.comments}
          name="comments"
          rows={4}
          maxLength={MAX_MESSAGE_LENGTH}
          description={copy.commentsHint}
          error={form.errors['comments']}
        />
      </fieldset>
      <GuestFields errors={form.errors} />
      <FormTrap />
    </StackedForm>
  )
}
