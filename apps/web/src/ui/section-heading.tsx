import type { ReactNode } from 'react'
import classes from './section-heading.module.css'

interface SectionHeadingProps {
  /** For the section's aria-labelledby. */
  id?: string
  title: string
  lead?: string
  /** At the far end, usually a link to more. */
  children?: ReactNode
}

export function SectionHeading({ id, title, lead, children }: SectionHeadingProps) {
  return (
    <div className={classes.heading}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  )
}
