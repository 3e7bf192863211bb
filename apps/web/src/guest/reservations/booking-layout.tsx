import { reservationsCopy } from '@tiffin/restaurant'
import type { ReactNode } from 'react'
import { CardSection } from '../../ui/card-section.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './booking-layout.module.css'

/** The form, with the notes beside or below it. */
export function BookingLayout({ notes, children }: { notes: ReactNode; children: ReactNode }) {
  return (
    <Container>
      <div className={classes.columns}>
        <CardSection title={reservationsCopy.form.heading}>{children}</CardSection>
        {notes}
      </div>
    </Container>
  )
}
