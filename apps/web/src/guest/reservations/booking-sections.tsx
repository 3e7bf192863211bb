import { weeklyHoursLines } from '@tiffin/contract'
import { reservationsCopy } from '@tiffin/restaurant'
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { BlockPrint, ArchWindow, HeroText } from '../../ui/section-heading.tsx'
import { Container } from '../../ui/container.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { useSettings, useTexts } from '../../lib/api/settings.tsx'
import { describeSpecialDay, useSoonSpecialDays } from '../../lib/time/special-days.ts'
import { DiningRoom } from './dining-room.tsx'
import classes from './booking-sections.module.css'

export function BookingHero() {
  return (
    <>
      <header className={classes.hero}>
        <Container>
          <div className={classes.body}>
            <HeroText copy={reservationsCopy.hero} />
          </div>
        </Container>
        <DiningRoom className={classes.room} />
      </header>
      <BlockPrint />
    </>
  )
}

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

const { hours, groups, specials } = reservationsCopy

/** Useful information beside the form. */
export function TableNotes() {
  const settings = useSettings()
  const groupText = useTexts(groups.text)
  const specialDays = useSoonSpecialDays()
  return (
    <div className={classes.notes}>
      <CardSection title={hours.heading} lead={hours.text(settings)}>
        <ul role="list" className={classes.hours} aria-label={hours.kitchen}>
          {weeklyHoursLines(settings.hours.kitchen, settings.region).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {specialDays.map((notice) => (
            <li key={notice.firstDay}>{describeSpecialDay(notice, settings.region)}</li>
          ))}
        </ul>
      </CardSection>
      <CardSection title={specials.heading} lead={specials.text}>
        <Link to={specials.link.href} className={classes.link}>
          {specials.link.label}
        </Link>
      </CardSection>
      {settings.identity.largeGroup !== null && <CardSection title={groups.heading} lead={groupText} />}
    </div>
  )
}

const { room, expect } = reservationsCopy

/** The room, and what an evening in it is like. */
export function SeatingNote() {
  const settings = useSettings()
  return (
    <>
      <section className={classes.section} aria-labelledby="the-room">
        <Container>
          <div className={classes.theRoomColumns}>
            <div className={classes.windows} aria-hidden>
              <ArchWindow src="/art/garlic-naan.svg" />
              <ArchWindow src="/art/masala-chai.svg" />
            </div>
            <div>
              <h2 id="the-room">{room.heading}</h2>
              {room.paragraphs.map((paragraph) => (
                <p key={paragraph} className={classes.paragraph}>
                  {paragraph}
                </p>
              ))}
            </div>
          </div>
        </Container>
      </section>
      <section className={classes.section} aria-labelledby="what-to-expect">
        <Container>
          <h2 id="what-to-expect">{expect.heading}</h2>
          <ul role="list" className={classes.promises}>
            {expect.items(settings).map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Container>
      </section>
    </>
  )
}
