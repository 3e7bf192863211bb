import { siteCopy } from '@tiffin/restaurant'
import { useState, type FormEvent } from 'react'
import classes from './newsletter-box.module.css'

const { newsletter } = siteCopy.footer

export function NewsletterBox() {
  const [hasAsked, setHasAsked] = useState(false)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setHasAsked(true)
  }

  return (
    // Outside a dialog this method sends nothing: before hydration no address ends up in the page's URL.
    <form method="dialog" className={classes.box} onSubmit={handleSubmit}>
      <h2>{newsletter.heading}</h2>
      <p>{newsletter.text}</p>
      <div className={classes.row}>
        <input
          type="email"
          name="email"
          required
          autoComplete="email"
          aria-label="Your email"
          placeholder="Your email"
        />
        <button type="submit">Subscribe</button>
      </div>
      <p role="status" className={classes.answer}>
        {hasAsked && 'Our newsletter starts soon. Nothing was stored; please come back then.'}
      </p>
    </form>
  )
}
