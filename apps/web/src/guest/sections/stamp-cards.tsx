import type { CardIcon, SectionOf } from '@tiffin/contract'
import { useId, type ReactNode } from 'react'
import { Container } from '../../ui/container.tsx'
import { useShownLinks } from '../../lib/api/settings.tsx'
import { SectionLink, TextLink } from './section-links.tsx'
import classes from './stamp-cards.module.css'

/** Two-colour block print: a shape in blue, its highlight in saffron, as if stamped on cloth. */
function Stamp({ icon }: { icon: Exclude<CardIcon, 'none'> }) {
  return (
    <svg viewBox="0 0 64 64" width={64} height={64} fill="var(--primary)" aria-hidden>
      <circle cx="32" cy="32" r="32" fill="var(--accent-soft)" />
      <circle
        cx="32"
        cy="32"
        r="29"
        fill="none"
        stroke="var(--copper)"
        strokeDasharray="1.5 4.57"
        strokeWidth="1.5"
      />
      {stamps[icon]}
    </svg>
  )
}

const flame = 'M32 0c1 5 6 7 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-3 0-6 1-9z'

const stamps: Record<Exclude<CardIcon, 'none'>, ReactNode> = {
  lunchbox: (
    <>
      <path d="M24 19v-3a8 8 0 0 1 16 0v3h-3v-3a5 5 0 0 0-10 0v3z" />
      <path d="M20 20h24v7H20zM20 39h24v9a3 3 0 0 1-3 3H23a3 3 0 0 1-3-3z" />
      <path fill="var(--accent)" d="M20 29h24v8H20z" />
      <path d="M16 24h2v18h-2zM46 24h2v18h-2z" />
    </>
  ),
  cloche: (
    <>
      <path d="M14 40a18 18 0 0 1 36 0z" />
      <path d="M11 43h42v3a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3z" />
      <circle cx="32" cy="18.5" r="3.5" fill="var(--accent)" />
      <path
        fill="none"
        stroke="var(--accent)"
        strokeLinecap="round"
        strokeWidth="2.5"
        d="M20 36a12 12 0 0 1 8-8"
      />
    </>
  ),
  pan: (
    <>
      <path d="M11 29h33v3a11 11 0 0 1-11 11H22a11 11 0 0 1-11-11z" />
      <path d="M43 30l11-5 1 3-11 5z" />
      <path fill="var(--accent)" transform="translate(-3.5 10)" d={flame} />
      <path fill="var(--danger)" d="M19 46l2 5h-4zM27 46l2 5h-4zM35 46l2 5h-4z" />
    </>
  ),
  bowl: (
    <>
      <circle cx="22" cy="27" r="7" fill="var(--accent)" />
      <circle cx="42" cy="27" r="7" fill="var(--accent)" />
      <circle cx="32" cy="21" r="7" fill="var(--copper)" />
      <path d="M12 31h40c0 11-8 19-20 19S12 42 12 31z" />
      <path fill="none" stroke="var(--accent)" strokeWidth="2" strokeDasharray="3 4" d="M18 36h28" />
    </>
  ),
  oven: (
    <>
      <path fill="var(--accent)" transform="translate(0 8)" d={flame} />
      <path d="M20 27h24c5 5 7 11 5 18-1 4-3 6-6 6H21c-3 0-5-2-6-6-2-7 0-13 5-18z" />
      <path fill="var(--accent)" d="M26 51a6 6 0 0 1 12 0z" />
      <path fill="none" stroke="var(--accent)" strokeWidth="2" d="M16 37h32" strokeDasharray="4 3" />
    </>
  ),
  drum: (
    <>
      <path d="M16 22h20l3 22a5 5 0 0 1-5 6H18a5 5 0 0 1-5-6z" />
      <ellipse cx="26" cy="22" rx="11" ry="4.5" fill="var(--accent)" />
      <ellipse cx="26" cy="22" rx="4.5" ry="1.9" />
      <path fill="none" stroke="var(--accent)" strokeWidth="1.8" d="M16 28l4 16 6-17 6 17 4-16" />
      <path fill="var(--danger)" d="M45 15v16.5a4.5 4.5 0 1 1-2.5-4V13l9-2v4z" />
    </>
  ),
  glass: (
    <>
      <path d="M15 16h34L34 34v12h8v4H22v-4h8V34z" />
      <path fill="var(--accent)" d="M21.5 21h21L32 33.5z" />
      <circle cx="46" cy="15" r="5.5" fill="var(--danger)" />
    </>
  ),
  lamp: (
    <>
      <path d="M12 37c6 4 34 4 40-1-1 9-8 15-19 15S13 45 12 37z" />
      <ellipse cx="31" cy="37" rx="19" ry="4" fill="var(--copper)" />
      <path fill="var(--accent)" transform="translate(-9 -2) scale(1.3)" d={flame} />
      <circle cx="14" cy="22" r="2" fill="var(--danger)" />
      <circle cx="50" cy="22" r="2" fill="var(--danger)" />
      <circle cx="20" cy="13" r="2" />
      <circle cx="45" cy="13" r="2" />
    </>
  ),
  bag: (
    <>
      <path d="M17 22h30l2 29H15z" />
      <path fill="none" stroke="var(--primary)" strokeWidth="2.5" d="M25 24v-5a7 7 0 0 1 14 0v5" />
      <path
        fill="var(--accent)"
        d="M32 45c-6-4-9-7-9-11 0-3 2-5 4.5-5S31 30.5 32 32c1-1.5 2-3 4.5-3s4.5 2 4.5 5c0 4-3 7-9 11z"
      />
    </>
  ),
}

/** Cards with a stamp, ruled like a ledger. */
export function StampCards({ section }: { section: SectionOf<'cards'> }) {
  const { heading, text, link } = section
  const items = useShownLinks(section.items)
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Container>
        <div className={classes.heading}>
          <h2 id={id}>{heading}</h2>
          <p>{text}</p>
        </div>
        <ul role="list" className={classes.grid}>
          {items.map(({ title, text: about, icon, href }) => (
            <li key={title}>
              <TextLink href={href} className={classes.card}>
                {icon !== 'none' && <Stamp icon={icon} />}
                <span className={classes.name}>{title}</span>
                <span className={classes.about}>{about}</span>
              </TextLink>
            </li>
          ))}
        </ul>
        <SectionLink link={link} />
      </Container>
    </section>
  )
}
