import type { ReactNode } from 'react'
import { Container } from './container.tsx'
import classes from './narrow-page.module.css'

interface PlainPageProps {
  title: string
  /** One line under the title. */
  lead?: string
  children: ReactNode
}

/** A page for a task: a title and then the content. */
export function NarrowPage({ title, lead, children }: PlainPageProps) {
  return (
    <Container>
      <div className={classes.page}>
        <h1 className={classes.title}>{title}</h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        <div className={classes.contents}>{children}</div>
      </div>
    </Container>
  )
}
