import { contactFormCopy } from '@tiffin/copy'
import { useState } from 'react'
import { MAX_EMAIL_LENGTH, MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '@tiffin/contract'
import { Button } from '../../ui/button.tsx'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { RequestForm, useFocusOnNext } from '../../domain/request-form.tsx'
import { useRequestForm } from '../../lib/forms/use-request-form.ts'
import { TextArea } from '../../ui/native-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import classes from './contact-form.module.css'

const { sent } = contactFormCopy

/** Writes to the restaurant; the page around it provides the heading. */
export function ContactForm() {
  const [isSent, setIsSent] = useState(false)
  const place = useFocusOnNext(isSent, 'input')

  return (
    <div ref={place} className={classes.scripted}>
      {isSent ? (
        <div className={classes.sent}>
          <p tabIndex={-1} className={classes.title}>
            {sent.heading}
          </p>
          <p>{sent.text}</p>
          <Button look="outline" className={classes.again} onClick={() => setIsSent(false)}>
            {sent.again}
          </Button>
        </div>
      ) : (
        <MessageForm onSent={() => setIsSent(true)} />
      )}
    </div>
  )
}

interface Typed {
  name: string
  email: string
  phone: string
  message: string
}

const copy = contactFormCopy

function MessageForm({ onSent }: { onSent: () => void }) {
  const client = useTRPCClient()
  const form = useRequestForm({
    name: 'contact',
    send: (typed: Typed, { form: signals, options }) =>
      client.messages.send.mutate({ ...typed, form: signals }, options),
    withdraw: (typed, options) => client.messages.withdraw.mutate(typed, options),
    onDone: onSent,
    fallback: copy.noReason,
  })
  return (
    <RequestForm form={form} label={copy.send} copy={copy}>
      <TextField
        label={copy.name}
        name="name"
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        required
        error={form.errors['name']}
      />
      <div className={classes.pair}>
        <TextField
          label={copy.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          required
          error={form.errors['email']}
        />
        <TextField
          label={copy.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={MAX_PHONE_LENGTH}
          description={copy.phoneHint}
          error={form.errors['phone']}
        />
      </div>
      <TextArea
        label={copy.message}
        name="message"
        rows={6}
        maxLength={MAX_MESSAGE_LENGTH}
        required
        description={copy.messageHint}
        error={form.errors['message']}
      />
    </RequestForm>
  )
}
