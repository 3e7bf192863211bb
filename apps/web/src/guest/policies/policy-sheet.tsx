import type { ReactNode } from 'react'
import { Container } from '../../ui/container.tsx'
import classes from './policy-sheet.module.css'

interface PolicySheetProps {
  heading: string
  lead?: ReactNode
  children: ReactNode
}

/** A sheet of paper on the jaali background: for pages to be read. */
export function PolicySheet({ heading, lead, children }: PolicySheetProps) {
  return (
    <div className={classes.ground}>
      <Container>
        <article className={classes.sheet} aria-labelledby="policy">
          <h1 id="policy" className={classes.heading}>
            {heading}
          </h1>
          {lead}
          {children}
        </article>
      </Container>
    </div>
  )
}
