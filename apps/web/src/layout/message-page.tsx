import type { ReactNode } from 'react'
import classes from './message-page.module.css'

interface MessagePageProps {
  title: string
  text: string
  /** Buttons for what the user can do now. */
  children: ReactNode
}

/** A page with a single message. */
export function MessagePage({ title, text, children }: MessagePageProps) {
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
