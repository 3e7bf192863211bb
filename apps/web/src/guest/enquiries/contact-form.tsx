import { contactFormCopy } from '@tiffin/restaurant'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import classes from './contact-form.module.css'
import { MessageForm } from './message-form.tsx'

const { sent } = contactFormCopy

/** Writes to the restaurant; the page around it provides the heading. */
export function ContactForm() {
  const [isSent, setIsSent] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const wasSent = useRef(false)

  // The clicked button has disappeared, so the focus moves to what comes next.
  useEffect(() => {
    if (isSent) place.current?.querySelector<HTMLElement>('[tabindex]')?.focus()
    else if (wasSent.current) place.current?.querySelector('input')?.focus()
    wasSent.current = isSent
  }, [isSent])

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
