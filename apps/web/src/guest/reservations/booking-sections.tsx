import { type SectionOf, weeklyHoursLines } from '@tiffin/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CardSection } from '../../ui/card-section.tsx'
import { Container } from '../../ui/container.tsx'
import { useSettings } from '../../lib/api/settings.tsx'
import { routeTo } from '../../lib/format/route-to.ts'
import { describeSpecialDay, useSoonSpecialDays } from '../../lib/time/special-days.ts'
import classes from './booking-sections.module.css'

interface BookingProps {
  section: SectionOf<'booking'>
  /** The form, which only shows with a script. */
  children: ReactNode
}

/** The form, with useful notes beside or below it. */
export function Booking({ section, children }: BookingProps) {
  const { heading, hoursHeading, hoursText, notes } = section
  return (
    <Container>
      <div className={classes.columns}>
        <CardSection title={heading}>{children}</CardSection>
        <div className={classes.notes}>
          <CardSection title={hoursHeading} lead={hoursText}>
            <SeatingHours />
          </CardSection>
          {notes.map(({ heading: title, text, link }) => (
            <CardSection key={title} title={title} lead={text}>
              {link === null ? undefined : (
                <Link {...routeTo(link.href)} className={classes.link}>
                  {link.label}
                </Link>
              )}
            </CardSection>
          ))}
        </div>
      </div>
    </Container>
  )
}

function SeatingHours() {
  const { hours, region } = useSettings()
  const specialDays = useSoonSpecialDays()
  return (
    <ul role="list" className={classes.hours} aria-label="Kitchen hours">
      {weeklyHoursLines(hours.kitchen, region).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {specialDays.map((notice) => (
        <li key={notice.firstDay}>{describeSpecialDay(notice, region)}</li>
      ))}
    </ul>
  )
}
