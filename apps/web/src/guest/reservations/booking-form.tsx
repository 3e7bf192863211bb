import type { Reservation } from '@tiffin/contract'
import { reservationsCopy } from '@tiffin/copy'
import { useEffect, useRef, useState, type InputEvent } from 'react'
import { IconPhone } from '@tabler/icons-react'
import { errorOf } from '../../lib/api/explain-failure.ts'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { useRequestForm } from '../../lib/forms/use-request-form.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'
import { HoneypotField } from '../../ui/visually-hidden.tsx'
import { useSettings } from '../../lib/api/settings.tsx'
import { formatClock, formatDay } from '../../lib/time/local-time.ts'
import { ContactFields, PartyFields } from './booking-fields.tsx'
import {
  TimeChoices,
  useTableTimes,
  initialChoice,
  CHOSEN_TIME_FIELD,
  readTableChoice,
} from './time-choices.tsx'
import classes from './booking-form.module.css'

const copy = reservationsCopy.form
const noDay = missing('day', copy.chooseDay)
const noTime = missing('startsAt', copy.chooseTime)

interface BookingValues {
  partySize: string
  day: string
  startsAt?: string
  name: string
  email: string
  phone: string
  notes: string
}

const toRequest = ({ partySize, startsAt = '', name, email, phone, notes }: BookingValues) => ({
  partySize: Number(partySize),
  startsAt,
  name,
  email,
  phone,
  notes,
})

/** Requests a table. Fields are uncontrolled and restored from a draft; the times query reads its input from them. */
export function BookingForm({ onBooked }: { onBooked: (reservation: Reservation) => void }) {
  const client = useTRPCClient()
  const [choice, setChoice] = useState(initialChoice)
  const times = useTableTimes(choice)
  const chosenTimeField = useRef<HTMLInputElement>(null)
  const form = useRequestForm<BookingValues, Reservation>({
    name: 'reservation',
    async send(values, { form: signals, options }) {
      const { day } = values
      // A time does not include the day, which is shown beside it.
      if (day !== times.data?.day) {
        // Then the times of that day load, or those of the first one with a table.
        setChoice((before) => ({ ...before, day: day || undefined }))
        throw errorOf(day === '' ? noDay : noTime)
      }
      try {
        return await client.reservations.book.mutate({ ...toRequest(values), form: signals }, options)
      } catch (error) {
        // Another guest may have the table now.
        void times.query.refetch()
        throw error
      }
    },
    withdraw: (values, options) => client.reservations.withdraw.mutate(toRequest(values), options),
    onDone: onBooked,
    fallback: copy.fallback,
  })

  // The draft has already filled in the fields, without an event.
  const { element } = form
  useEffect(() => {
    element.current?.querySelector('[name=partySize]')?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [element])

  // On another day the same time is another one, which the draft has to know.
  const chosenAt = times.chosen?.at
  useEffect(() => {
    const field = chosenTimeField.current
    if (field === null || field.value === '' || chosenAt === undefined || field.value === chosenAt) return
    field.value = chosenAt
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [chosenAt])

  function handleInput(event: InputEvent<HTMLFormElement>) {
    const { target } = event
    // Before the form saves its fields.
    if (target instanceof HTMLInputElement && target.name === 'startsAt' && chosenTimeField.current)
      chosenTimeField.current.value = target.value
    form.props.onInput?.(event)
    const filled = event.currentTarget
    setChoice((before) => readTableChoice(filled, before))
  }

  function chooseTime(at: string) {
    setChoice((before) => ({ ...before, at }))
  }

  function chooseDay(day: string) {
    const field = element.current?.elements.namedItem('day')
    if (!(field instanceof HTMLInputElement)) return
    field.value = day
    // Notifies the draft of the change, which also updates the choice.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    setChoice((before) => ({ ...before, day }))
  }

  return (
    <StackedForm
      {...form.props}
      onInput={handleInput}
      failure={form.failure}
      actions={
        !times.isLarge && (
          <div className={classes.send}>
            {form.earlier !== null && <EarlierRequest reservation={form.earlier} onShow={form.showEarlier} />}
            <Button type="submit" look="accent" size="large" isWide isBusy={form.isSending}>
              {form.isSending ? copy.submitting : form.earlier === null ? copy.submit : copy.submitAnother}
            </Button>
            <p className={classes.promise}>{copy.promise}</p>
          </div>
        )
      }
    >
      <PartyFields choice={choice} times={times.data} errors={form.errors} />
      <input ref={chosenTimeField} type="hidden" name={CHOSEN_TIME_FIELD} />
      {times.isLarge && <LargeParty />}
      {/* Hidden, not removed: what has been typed stays. */}
      <div className={classes.rest} hidden={times.isLarge}>
        <TimeChoices
          times={times}
          error={form.errors['startsAt']}
          onChoose={chooseTime}
          onChooseDay={chooseDay}
        />
        <ContactFields errors={form.errors} />
      </div>
      <HoneypotField />
    </StackedForm>
  )
}

interface EarlierRequestProps {
  reservation: Reservation
  onShow: () => void
}

/** What was sent before has arrived after all. */
function EarlierRequest({ reservation, onShow }: EarlierRequestProps) {
  const { region } = useSettings()
  const { number, startsLocal, partySize } = reservation
  const when = `${formatDay(startsLocal)}, ${formatClock(startsLocal, region)}`
  return (
    <div role="alert" className={classes.earlier}>
      <p>{copy.arrived(number, when, copy.guests(partySize))}</p>
      <Button look="outline" onClick={onShow}>
        {copy.seeArrived}
      </Button>
    </div>
  )
}

function missing(path: string, message: string) {
  return { code: 'VALIDATION', message, issues: [{ path, message }] }
}

const { text, call } = reservationsCopy.form.largeParty

/** For parties too large to book online. */
function LargeParty() {
  const settings = useSettings()
  return (
    <div className={classes.largeParty}>
      <p>{text(settings)}</p>
      <ButtonAnchor look="accent" size="large" href={`tel:${settings.contact.phone.tel}`}>
        <IconPhone size={20} aria-hidden />
        {call(settings)}
      </ButtonAnchor>
    </div>
  )
}
