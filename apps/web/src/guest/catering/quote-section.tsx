import { Link } from '@tanstack/react-router'
import {
  MAX_CATERING_GUESTS,
  MAX_MESSAGE_LENGTH,
  MAX_NOTE_LENGTH,
  type RequestedCatering,
  type CateringOccasion,
  type SectionOf,
} from '@tiffin/contract'
import { cateringCopy } from '@tiffin/copy'
import { useState } from 'react'
import { useSettings } from '../../lib/api/settings.tsx'
import { Container } from '../../ui/container.tsx'
import { Button } from '../../ui/button.tsx'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { RequestForm, useFocusOnNext } from '../../domain/request-form.tsx'
import { useRequestForm } from '../../lib/forms/use-request-form.ts'
import { TextArea } from '../../ui/native-field.tsx'
import { explainDay, EventFields, GuestFields } from './quote-fields.tsx'
import classes from './quote-section.module.css'
import quoteFormClasses from './quote-form.module.css'

/** Where a guest requests a quote, and sees what happens next. */
export function QuoteSection({ section: { heading, text, image } }: { section: SectionOf<'quote'> }) {
  const { contact } = cateringCopy.form
  const { phone } = useSettings().contact
  const [requested, setRequested] = useState<RequestedCatering | null>(null)
  const place = useFocusOnNext(requested !== null, 'select')

  return (
    <section id="quote" className={classes.section} aria-labelledby="quote-heading">
      <Container>
        <div className={classes.columns}>
          <div className={classes.body}>
            <h2 id="quote-heading">{heading}</h2>
            <p className={classes.text}>{text}</p>
            <p className={classes.contact}>
              {contact.before} <a href={`tel:${phone.tel}`}>{phone.display}</a> {contact.between}{' '}
              <Link to="/contact">{contact.link}</Link>.
            </p>
            {image !== '' && <img src={image} alt="" width={400} height={300} loading="lazy" />}
          </div>
          <div ref={place} className={classes.card}>
            {requested === null ? (
              <QuoteForm onRequested={setRequested} />
            ) : (
              <RequestedQuote reference={requested.reference} onAgain={() => setRequested(null)} />
            )}
          </div>
        </div>
      </Container>
    </section>
  )
}

interface RequestedQuoteProps {
  reference: string
  onAgain: () => void
}

function RequestedQuote({ reference, onAgain }: RequestedQuoteProps) {
  const { heading, reference: intro, steps, call, again } = cateringCopy.form.sent
  const settings = useSettings()
  return (
    <>
      <h3 tabIndex={-1} className={classes.heading}>
        {heading}
      </h3>
      <p className={classes.reference}>
        {intro} <strong>{reference}</strong>
      </p>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{call(settings)}</p>
      <Button look="outline" className={classes.again} onClick={onAgain}>
        {again}
      </Button>
    </>
  )
}

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

/** A blank number is none, and not zero. */
const toRequest = (typed: Typed) => ({ ...typed, guestCount: Number(typed.guestCount || Number.NaN) })

function QuoteForm({ onRequested }: { onRequested: (requested: RequestedCatering) => void }) {
  const client = useTRPCClient()
  const settings = useSettings()
  const form = useRequestForm({
    name: 'catering',
    send: (typed: Typed, { form: signals, options }) =>
      client.catering.request
        .mutate({ ...toRequest(typed), form: signals }, options)
        .catch((error: unknown) => {
          throw explainDay(error, typed.eventDay, settings.region)
        }),
    withdraw: (typed, options) => client.catering.withdraw.mutate(toRequest(typed), options),
    onDone: onRequested,
    fallback: copy.noReason,
  })
  return (
    <RequestForm form={form} label="Catering request" copy={copy}>
      <EventFields errors={form.errors} maxGuests={MAX_CATERING_GUESTS} />
      <fieldset className={quoteFormClasses.group}>
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
    </RequestForm>
  )
}
