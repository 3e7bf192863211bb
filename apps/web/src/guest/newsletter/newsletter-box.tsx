import { MAX_EMAIL_LENGTH } from '@tiffin/contract'
import { siteCopy } from '@tiffin/copy'
import { useRef, useState, type FormEvent } from 'react'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { HoneypotField } from '../../ui/visually-hidden.tsx'
import { useTexts } from '../../lib/api/settings.tsx'
import classes from './newsletter-box.module.css'

const { newsletter } = siteCopy.footer

interface Answer {
  message: string
  isError: boolean
}

/** Part of every page: the code that sends an address is loaded with the first one typed. */
export function NewsletterBox() {
  const client = useTRPCClient()
  const consent = useTexts(newsletter.consent)
  const [openedAt] = useState(() => performance.now())
  const [isSending, setIsSending] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isWrong = answer?.isError === true

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    setIsSending(true)
    setAnswer(null)
    const found = await import('./subscribe.ts')
      .then(({ subscribe }) =>
        subscribe(client.newsletter.subscribe.mutate, { typed: new FormData(form), openedAt }),
      )
      // Even the script could not be loaded.
      .catch(() => ({ message: newsletter.failed, isError: true }))
    setIsSending(false)
    setAnswer(found)
    if (found.isError) input.current?.focus()
    else form.reset()
  }

  return (
    // Outside a dialog this method sends nothing: a submit before hydration cannot put the address into the page's URL.
    <form
      method="dialog"
      // As in all forms, the server validates, and the page shows the errors.
      noValidate
      className={classes.box}
      aria-labelledby="newsletter"
      data-still="newsletter"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <h2 id="newsletter">{newsletter.heading}</h2>
      <p>{newsletter.text}</p>
      <div className={classes.row}>
        <input
          ref={input}
          type="email"
          name="email"
          required
          maxLength={MAX_EMAIL_LENGTH}
          autoComplete="email"
          aria-label={newsletter.label}
          aria-invalid={isWrong}
          aria-describedby="newsletter-consent newsletter-answer"
          placeholder={newsletter.label}
        />
        <button type="submit" aria-disabled={isSending} aria-describedby="newsletter-consent">
          {isSending ? newsletter.sending : newsletter.button}
        </button>
      </div>
      <HoneypotField />
      <noscript>
        <p>{newsletter.needsScript}</p>
      </noscript>
      <p id="newsletter-answer" role="status" className={classes.answer} data-wrong={isWrong}>
        {answer?.message}
      </p>
      <p id="newsletter-consent" className={classes.consent}>
        {consent}
      </p>
    </form>
  )
}
