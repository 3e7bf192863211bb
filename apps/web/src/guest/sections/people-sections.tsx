import { weeklyHoursLines, type SectionOf } from '@tiffin/contract'
import { useId, type SVGProps } from 'react'
import { Container } from '../../ui/container.tsx'
import { useSettings } from '../../lib/api/settings.tsx'
import { WithPhone } from '../../domain/with-phone.tsx'
import { Prose } from './prose.tsx'
import { InvitationButtons, SectionLink } from './section-links.tsx'
import classes from './people-sections.module.css'

/** Prose beside a portrait: who is at the stove. */
export function Portrait({ section }: { section: SectionOf<'text'> }) {
  const { heading, role, text, quote, link } = section
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Container>
        <div className={classes.columns}>
          <div className={classes.frame}>
            <ChefPortrait className={classes.portrait} />
          </div>
          <div>
            <h2 id={id} className={classes.heading}>
              {heading}
            </h2>
            {role !== '' && <h3 className={classes.role}>{role}</h3>}
            <div className={classes.prose}>
              <Prose text={text} />
            </div>
            {quote !== '' && (
              <blockquote className={classes.quote}>
                <p>{quote}</p>
              </blockquote>
            )}
            <SectionLink link={link} />
          </div>
        </div>
      </Container>
    </section>
  )
}

/** No one in particular: a toque, a beard and a pot to stir. */
function ChefPortrait(props: SVGProps<SVGSVGElement>) {
  return (
    <svg {...props} viewBox="0 0 300 380" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <circle cx="150" cy="178" r="118" fill="var(--accent-bright)" />
      <circle
        cx="150"
        cy="178"
        r="130"
        fill="none"
        stroke="var(--danger)"
        strokeWidth="7"
        strokeDasharray="0 18.15"
        strokeLinecap="round"
      />
      {/* Jacket, neckerchief and buttons. */}
      <path fill="var(--surface)" d="M34 380c2-72 32-104 84-112h64c52 8 82 40 84 112z" />
      <path fill="var(--surface-warm)" d="M150 292l-34-22-26 8 36 102h24zM150 292l34-22 26 8-36 102h-24z" />
      <path fill="var(--danger)" d="M112 258h76l-16 30-22 10-22-10z" />
      <path fill="var(--danger-deep)" d="M150 298l-9 30 9 10 9-10z" />
      <g fill="var(--primary)">
        <circle cx="122" cy="338" r="5" />
        <circle cx="178" cy="338" r="5" />
        <circle cx="126" cy="364" r="5" />
        <circle cx="174" cy="364" r="5" />
      </g>
      {/* Head and beard. */}
      <path fill="var(--copper)" d="M128 228h44v36c0 14-44 14-44 0z" />
      <path fill="var(--copper)" d="M100 158h100v44c0 36-22 58-50 58s-50-22-50-58z" />
      <path
        fill="var(--ink)"
        d="M98 184c8 4 12 12 14 24 10-8 24-11 38-11s28 3 38 11c2-12 6-20 14-24v22c0 40-22 64-52 64s-52-24-52-64z"
      />
      <path fill="var(--copper)" d="M136 219c8-5 20-5 28 0-4 7-24 7-28 0z" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M116 176c6-5 14-5 20 0M164 176c6-5 14-5 20 0"
      />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3.5"
        strokeLinecap="round"
        d="M120 187q6 5 12 0M168 187q6 5 12 0"
      />
      {/* Toque. */}
      <path
        fill="var(--surface)"
        d="M96 122c-34-6-36-54 2-58 8-34 44-42 62-20 24-16 56 4 50 34 28 12 20 46-8 46z"
      />
      <path fill="var(--surface-warm)" d="M96 118h108v42c-34 10-74 10-108 0z" />
      <path
        fill="none"
        stroke="var(--line)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M122 112c-4-14-4-22 0-32M150 110V76M178 112c4-14 4-22 0-32"
      />
    </svg>
  )
}

/** The steps, such as years, as the tiers of a steel lunchbox. */
export function Tiers({ section: { heading, text, items } }: { section: SectionOf<'steps'> }) {
  const id = useId()
  return (
    <section className={classes.tiffinTimelineSection} aria-labelledby={id}>
      <Container>
        <div className={classes.tiffinTimelineColumns}>
          <div className={classes.tiffinTimelineHeading}>
            <h2 id={id}>{heading}</h2>
            <p>{text}</p>
          </div>
          <div className={classes.tiffin}>
            <div className={classes.lid} aria-hidden />
            <ol role="list" className={classes.tiers}>
              {items.map(({ label, title, text: about }) => (
                <li key={title} className={classes.tier}>
                  <span className={classes.year}>{label}</span>
                  <div>
                    <h3>{title}</h3>
                    <p>{about}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Container>
    </section>
  )
}

/** What to do next, beside the hours of the office. */
export function OfficeInvitation({
  section: { heading, text, buttons },
}: {
  section: SectionOf<'callToAction'>
}) {
  const { contact, hours, region } = useSettings()
  const id = useId()
  const officeId = useId()
  return (
    <section className={classes.invitationSection} aria-labelledby={id}>
      <Container>
        <div className={classes.invitationColumns}>
          <div>
            <h2 id={id} className={classes.invitationHeading}>
              {heading}
            </h2>
            <p className={classes.text}>{text}</p>
            <div className={classes.buttons}>
              <InvitationButtons buttons={buttons} />
            </div>
          </div>
          <section className={classes.office} aria-labelledby={officeId}>
            <h3 id={officeId}>Enquiries and catering</h3>
            <ul role="list">
              {weeklyHoursLines(hours.office, region).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>
              <WithPhone>{`For orders, see the kitchen hours at the bottom of this page. By phone: ${contact.phone.display}.`}</WithPhone>
            </p>
          </section>
        </div>
      </Container>
    </section>
  )
}
