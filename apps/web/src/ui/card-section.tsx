import { useId, type ReactNode } from 'react'
import classes from './card-section.module.css'

interface CardSectionProps {
  title: string
  /** One or two sentences under the title. */
  lead?: ReactNode
  children?: ReactNode
}

/** A part of a page on a card of its own. */
export function CardSection({ title, lead, children }: CardSectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      {children !== undefined && <div className={classes.contents}>{children}</div>}
    </section>
  )
}
