import { useId, type ReactNode } from 'react'
import classes from './card-section.module.css'

interface CardSectionProps {
  title: string
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** For a question in a longer form: only whole parts of a page are landmarks. */
  role?: 'group'
  children?: ReactNode
}

/** A part of a page on its own card. */
export function CardSection({ title, lead, role, children }: CardSectionProps) {
  const id = useId()
  return (
    <section role={role} className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      {children !== undefined && <div className={classes.contents}>{children}</div>}
    </section>
  )
}
