import { contactCopy } from '@tiffin/restaurant'
import type { ReactNode } from 'react'
import { CardSection } from '../../ui/card-section.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './contact-columns.module.css'
import { ContactDetails } from './contact-details.tsx'
import { OpeningHours } from './opening-hours.tsx'

/** Where, when, and beside it the form, which is a separate feature. */
export function ContactColumns({ form }: { form: ReactNode }) {
  return (
    <Container>
      <div className={classes.columns}>
        <div className={classes.facts}>
          <ContactDetails />
          <OpeningHours />
        </div>
        <div className={classes.form}>
          <CardSection title={contactCopy.form.heading} lead={contactCopy.form.lead}>
            {form}
          </CardSection>
        </div>
      </div>
    </Container>
  )
}
