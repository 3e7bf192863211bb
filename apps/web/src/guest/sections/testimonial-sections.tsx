import type { SectionOf } from '@tiffin/contract'
import { useId, type SVGProps } from 'react'
import { BlockPrint, ArchWindow, HeroText } from '../../ui/section-heading.tsx'
import { Container } from '../../ui/container.tsx'
import { QuoteList } from './quote-list.tsx'
import { ButtonAnchor } from '../../ui/button.tsx'
import { HeroButtons, HeroFacts, InvitationButtons, SectionLink } from './section-links.tsx'
import classes from './testimonial-sections.module.css'

/** The page’s opening between two plates. */
export function MarkedHero({ section }: { section: SectionOf<'hero'> }) {
  const id = useId()
  return (
    <>
      <section className={classes.hero} aria-labelledby={id}>
        <Container>
          <div className={classes.body}>
            <HeroText copy={section} id={id} />
            <HeroButtons buttons={section.buttons} />
            <HeroFacts facts={section.facts} />
          </div>
          <div className={classes.marks} aria-hidden>
            {section.dishes.slice(0, 2).map((dish, place) => (
              <span key={place} className={classes.mark}>
                <img src={dish} alt="" width={400} height={300} fetchPriority="high" />
              </span>
            ))}
          </div>
        </Container>
      </section>
      <BlockPrint />
    </>
  )
}

/** Cards with windows. */
export function Windows({ section: { heading, text, items } }: { section: SectionOf<'cards'> }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Container>
        <div className={classes.heading}>
          <h2 id={id}>{heading}</h2>
          <p>{text}</p>
        </div>
        <ul role="list" className={classes.items}>
          {items.map(({ title, text: about, dishes: [dish] }) => (
            <li key={title} className={classes.item}>
              {dish !== undefined && <ArchWindow src={dish} className={classes.window} />}
              <div>
                <h3>{title}</h3>
                <p>{about}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

/** Cards, like those on the wall behind the counter. */
export function Quotes({ section: { heading, items, link } }: { section: SectionOf<'quotes'> }) {
  const id = useId()
  const label = heading === '' ? { 'aria-label': 'What guests say' } : { 'aria-labelledby': id }
  return (
    <section className={classes.quotesSection} {...label}>
      <Container>
        {heading !== '' && <h2 id={id}>{heading}</h2>}
        <QuoteList items={items} classes={classes} />
        <SectionLink link={link} />
      </Container>
    </section>
  )
}

/** What to do next. */
export function Invitation({ section: { heading, text, buttons } }: { section: SectionOf<'callToAction'> }) {
  const id = useId()
  return (
    <section className={classes.yourTurnSection} aria-labelledby={id}>
      <Container>
        <h2 id={id} className={classes.yourTurnHeading}>
          {heading}
        </h2>
        <p className={classes.text}>{text}</p>
        <div className={classes.buttons}>
          <InvitationButtons buttons={buttons} />
        </div>
      </Container>
    </section>
  )
}

/** News from elsewhere, below its mountains. */
export function Valley({ section: { heading, text, items, link } }: { section: SectionOf<'cards'> }) {
  const id = useId()
  return (
    <section className={classes.goldenHighlightsSection} aria-labelledby={id}>
      <Peaks className={classes.peaks} />
      <div className={classes.valley}>
        <Container>
          <div className={classes.goldenHighlightsHeading}>
            <div>
              <h2 id={id}>{heading}</h2>
              <p>{text}</p>
            </div>
            {link !== null && (
              <ButtonAnchor href={link.href} rel="noopener" look="on-dark">
                {link.label}
              </ButtonAnchor>
            )}
          </div>
          <ul role="list" className={classes.goldenHighlightsItems}>
            {items.map(({ title, text: about }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{about}</p>
              </li>
            ))}
          </ul>
        </Container>
      </div>
    </section>
  )
}

const shade = (percent: number) => `color-mix(in srgb, var(--primary-deep) ${percent}%, var(--page))`

/** The Rockies on one side, the Purcells on the other, and a gondola between them. */
function Peaks(props: SVGProps<SVGSVGElement>) {
  return (
    <svg {...props} viewBox="0 0 1440 300" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <circle cx="720" cy="170" r="86" fill="var(--accent)" />
      <path
        fill={shade(22)}
        d="M0 300V150l90-62 62 48 104-106 72 84 60-36 130 118 120-40 92 34 96-20 110 22 84-70 74 44 100-112 88 82 64-44 94 76v132z"
      />
      <path
        fill="var(--surface)"
        d="M256 30l-46 47 22-6 14 18 16-20 16 16 18-6 6 8zM90 88l-32 22 17-2 11 11 14-10 16 6zM1194 54l-40 45 20-6 14 15 16-16 16 12 16-8zM1020 122l-30 26 18-4 12 10 14-10 14 0z"
      />
      <path
        fill={shade(58)}
        d="M0 300v-66l80-40 84 58 110-92 96 88 70-30 120 66 160-30 150 26 130-60 90 34 110-94 92 86 76-40 72 44v50z"
      />
      <path fill="none" stroke="var(--primary-deep)" strokeWidth="2.5" d="M274 160Q700 300 1178 152" />
      <g fill="var(--danger)">
        <path d="M470 212v12h-16a4 4 0 0 0-4 4v18a6 6 0 0 0 6 6h28a6 6 0 0 0 6-6v-18a4 4 0 0 0-4-4h-13v-12z" />
        <path d="M958 204v12h-16a4 4 0 0 0-4 4v18a6 6 0 0 0 6 6h28a6 6 0 0 0 6-6v-18a4 4 0 0 0-4-4h-13v-12z" />
      </g>
      <path
        fill="var(--page)"
        d="M456 229h13v11h-13zM473 229h11v11h-11zM944 221h13v11h-13zM961 221h11v11h-11z"
      />
      <path
        fill="var(--primary-deep)"
        d="M0 302v-26c180-30 330-22 520-6 210 18 330 16 520-2 150-14 280-16 400 6v28z"
      />
      <path
        fill="var(--primary-deep)"
        d="M96 282l16-52 16 52zM130 280l13-40 13 40zM1290 280l16-52 16 52zM1326 284l13-42 13 42zM1256 280l11-34 11 34z"
      />
    </svg>
  )
}
