import { Link } from '@tanstack/react-router'
import type { RequestedCatering } from '@tiffin/contract'
import { cateringCopy } from '@tiffin/restaurant'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../../lib/api/settings.tsx'
import { Container } from '../../ui/container.tsx'
import { QuoteForm } from './quote-form.tsx'
import classes from './quote-section.module.css'
import { RequestedQuote } from './requested-quote.tsx'

const { heading, text, contact } = cateringCopy.form

/** Where a guest requests a quote, and sees what happens next. */
export function QuoteSection() {
  const { phone } = useSettings().contact
  const [requested, setRequested] = useState<RequestedCatering | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const wasRequested = useRef(false)

  // The clicked button has disappeared, so the focus moves to what comes next.
  useEffect(() => {
    if (requested !== null) place.current?.querySelector<HTMLElement>('[tabindex]')?.focus()
    else if (wasRequested.current) place.current?.querySelector('select')?.focus()
    wasRequested.current = requested !== null
  }, [requested])

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
            <img src="/art/maharaja-thali.svg" alt="" width={400} height={300} loading="lazy" />
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
