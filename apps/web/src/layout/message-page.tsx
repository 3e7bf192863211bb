import type { ReactNode } from 'react'
import { useRouter } from '@tanstack/react-router'
import { useSettings } from '../lib/api/settings.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import classes from './message-page.module.css'

interface MessagePageProps {
  title: string
  text: string
  /** Buttons for what the user can do now. */
  children: ReactNode
}

/** A page with a single message. */
function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <section className={classes.page}>
      <svg className={classes.plate} viewBox="0 0 200 200" aria-hidden>
        <circle cx="100" cy="100" r="96" className={classes.rim} />
        <circle cx="100" cy="100" r="84" className={classes.well} />
        <circle cx="100" cy="100" r="62" className={classes.fold} />
        <path d="M84 58c-26 10-38 40-24 66M80 74c-14 8-20 24-15 38" className={classes.sauce} />
        <path d="M122 132c2-15 15-24 30-21-1 15-14 25-30 21z" className={classes.leaf} />
        <circle cx="112" cy="140" r="3" className={classes.crumb} />
        <circle cx="120" cy="148" r="2" className={classes.crumb} />
        <circle cx="104" cy="133" r="1.8" className={classes.crumb} />
      </svg>
      <h1>{title}</h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{children}</div>
    </section>
  )
}

/** The last resort, when a whole page could not be shown; sections report their own failures. */
export function FailedPage() {
  const router = useRouter()
  const { phone } = useSettings().contact
  return (
    <MessagePage
      title="Something boiled over"
      text={`This page could not be shown. Please try again, or call us at ${phone.display}.`}
    >
      <Button look="accent" onClick={() => router.invalidate()} data-still="retry">
        Try again
      </Button>
    </MessagePage>
  )
}

export function NotFoundPage() {
  return (
    <MessagePage
      title="This plate is empty"
      text="We can’t find the page you’re looking for. It may have moved, or the address has a typo."
    >
      <ButtonLink to="/order-online" look="accent">
        Order Online
      </ButtonLink>
      <ButtonLink to="/" look="on-dark">
        Home
      </ButtonLink>
    </MessagePage>
  )
}
