import type { SectionOf } from '@tiffin/contract'
import { useId, type SVGProps } from 'react'
import { BlockPrint, ArchWindow, HeroText } from '../../ui/section-heading.tsx'
import { Container } from '../../ui/container.tsx'
import { Prose } from './prose.tsx'
import { HeroButtons, HeroFacts, SectionLink } from './section-links.tsx'
import classes from './story-sections.module.css'

/** A thali rises over the prairie; the road to it begins in the mountains. */
export function LandscapeHero({ section }: { section: SectionOf<'hero'> }) {
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
        </Container>
        <img
          className={classes.sun}
          src="/art/hero-thali.svg"
          alt=""
          width={640}
          height={640}
          fetchPriority="high"
        />
        <PassRoad className={classes.road} />
      </section>
      <BlockPrint />
    </>
  )
}

const shade = (percent: number) => `color-mix(in srgb, var(--primary) ${percent}%, var(--on-primary-soft))`

/** The story's route from west to east: cabins below the Rockies, a road, and the city on the prairie. */
function PassRoad(props: SVGProps<SVGSVGElement>) {
  return (
    <svg {...props} viewBox="0 0 1440 480" preserveAspectRatio="xMidYMax slice" aria-hidden>
      {/* What is in front of the rising sun. */}
      <path
        fill="var(--primary-deep)"
        d="M840 380v-40h34v-26h22v26h18v-66h34v66h16v-92h10v-16h4v16h22v92h16v-50h36v50h18v-78h30v78h26l16-30 16 30h24v-46h34v46h36v40z"
      />
      <path
        fill="none"
        stroke="var(--accent)"
        strokeDasharray="3 9"
        strokeWidth="3"
        d="M925 288v50M937 292v46M972 262v76M984 262v76M1028 302v34M1064 274v60M1078 274v60M1166 306v30"
      />
      <path
        fill={shade(66)}
        d="M-20 480V190l52-50 28-20 50 40 26-35 54-73 72 98 30-30 38-36 80 94 60-50 90 86 80-34 120 88 140 32 200 22 340-6v164z"
      />
      <path
        fill={shade(22)}
        d="M60 120l-30 29 15-4 12 14 10-12 12 9 12-8zM190 52l-43 58 18-8 14 17 13-20 15 19 12-13 23 17zM330 84l-40 38 18-4 12 13 13-13 12 16 26 0zM470 128l-38 32 19-5 13 12 12-10 24 9z"
      />
      <path
        fill={shade(84)}
        d="M-20 480V280l60-36 50-30 90 76 70-43 30-15 100 80 90-36 130 62 160 14 240 14 460-14v128z"
      />
      <path
        fill="var(--primary)"
        d="M-20 480v-96c120-30 240-34 360-14 130 22 220 24 350 4 140-22 300-18 420 4 120 20 240 22 350 6v96z"
      />
      <path
        fill="none"
        stroke="var(--accent)"
        strokeDasharray="14 13"
        strokeLinecap="round"
        strokeWidth="4"
        d="M214 420c110 34 250 28 330 0s120-60 230-48 130 46 210 40 96-18 88-30"
      />
      <Cabin x={150} y={402} />
      <Cabin x={208} y={392} />
      <Pines />
    </svg>
  )
}

function Cabin({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill="var(--primary-deep)" d="M-22 18V-2L0-26 22-2v20z" />
      <path fill="none" stroke={shade(22)} strokeWidth="4" strokeLinecap="round" d="M-26 2L0-27 26 2" />
      <path fill="var(--accent)" d="M-6 2H6v14H-6z" />
    </g>
  )
}

function Pines() {
  return (
    <path
      fill="var(--primary-deep)"
      d="M60 430l14-40 14 40zM90 436l18-54 18 54zM252 416l13-38 13 38zM276 424l17-50 17 50zM316 422l11-32 11 32zM20 436l15-44 15 44z"
    />
  )
}

/** Mission and vision: two sentences, in large type. */
export function Statements({ section: { items } }: { section: SectionOf<'cards'> }) {
  return (
    <>
      <div className={classes.band}>
        <Container>
          <div className={classes.columns}>
            {items.map(({ title, text }) => (
              <section key={title} aria-label={title}>
                <h2 className={classes.heading}>{title}</h2>
                <p className={classes.text}>{text}</p>
              </section>
            ))}
          </div>
        </Container>
      </div>
      <BlockPrint />
    </>
  )
}

/** Each card with the dish that represents it, on a plate. */
export function Plates({ section: { heading, text: lead, items, link } }: { section: SectionOf<'cards'> }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Container>
        <div className={classes.valuesHeading}>
          <h2 id={id}>{heading}</h2>
          {lead !== '' && <p>{lead}</p>}
        </div>
        <ul role="list" className={classes.values}>
          {items.map(({ title, text, dishes: [dish] }) => (
            <li key={title} className={classes.value}>
              {dish !== undefined && (
                <div className={classes.plate} aria-hidden>
                  <img src={dish} alt="" width={400} height={300} loading="lazy" />
                </div>
              )}
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <SectionLink link={link} />
      </Container>
    </section>
  )
}

/** Prose beside windows with dishes. */
export function ArchedText({ section }: { section: SectionOf<'text'> }) {
  const { heading, text, dishes, link } = section
  const id = useId()
  return (
    <section className={classes.twoKitchensSection} aria-labelledby={id}>
      <Container>
        <div className={classes.twoKitchensColumns}>
          <div className={classes.windows}>
            {dishes.map((dish, place) => (
              <ArchWindow key={place} src={dish} />
            ))}
          </div>
          <div className={classes.twoKitchensBody}>
            <h2 id={id} className={classes.twoKitchensHeading}>
              {heading}
            </h2>
            <Prose text={text} />
            <SectionLink link={link} />
          </div>
        </div>
      </Container>
    </section>
  )
}
