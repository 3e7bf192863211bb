import type { SectionOf } from '@tiffin/contract'
import { useId, type SVGProps } from 'react'
import { ArchWindow, BlockPrint } from '../../ui/section-heading.tsx'
import { Container } from '../../ui/container.tsx'
import { useShownLinks } from '../../lib/api/settings.tsx'
import { Prose } from './prose.tsx'
import { QuoteList } from './quote-list.tsx'
import { LinkButton, SectionLink } from './section-links.tsx'
import classes from './place-sections.module.css'

/** Prose, and windows with dishes to the right of it. */
export function TextAndArches({ section }: { section: SectionOf<'text'> }) {
  const { heading, text, link, dishes } = section
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Container>
        <div className={classes.columns}>
          <div className={classes.body}>
            <h2 id={id} className={classes.heading}>
              {heading}
            </h2>
            <Prose text={text} />
            <SectionLink link={link} />
          </div>
          <div className={classes.windows} aria-hidden>
            {dishes.map((dish, place) => (
              <ArchWindow key={place} src={dish} />
            ))}
          </div>
        </div>
      </Container>
    </section>
  )
}

/** Facts, and a maple leaf. */
export function LeafPoints({ section: { heading, text, points } }: { section: SectionOf<'points'> }) {
  const id = useId()
  return (
    <section className={classes.leafSection} aria-labelledby={id}>
      <Container>
        <div className={classes.leafColumns}>
          <div className={classes.leaf} aria-hidden>
            <div className={classes.lattice} />
          </div>
          <div>
            <h2 id={id} className={classes.leafHeading}>
              {heading}
            </h2>
            <p className={classes.text}>{text}</p>
            <ul role="list" className={classes.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </section>
  )
}

/** A few quotes on a dark ground, the first one large. */
export function QuoteBand({ section: { heading, items, link } }: { section: SectionOf<'quotes'> }) {
  const id = useId()
  const [more] = useShownLinks(link === null ? [] : [link])
  return (
    <>
      <section className={classes.bandSection} aria-labelledby={id}>
        <Container>
          <div className={classes.bandHeading}>
            <h2 id={id}>{heading}</h2>
            {more !== undefined && <LinkButton {...more} look="on-dark" />}
          </div>
          <QuoteList items={items} classes={classes} />
        </Container>
      </section>
      <BlockPrint />
    </>
  )
}

/** Stops of a line that ends in the mountains. */
export function StopsOnALine({ section: { heading, text, items } }: { section: SectionOf<'steps'> }) {
  const id = useId()
  return (
    <section className={classes.lineSection} aria-labelledby={id}>
      <Container>
        <div className={classes.lineHeading}>
          <h2 id={id}>{heading}</h2>
          <p>{text}</p>
        </div>
        <ol role="list" className={classes.line}>
          {items.map(({ title, text: about }) => (
            <li key={title} className={classes.stop}>
              <h3>{title}</h3>
              <p>{about}</p>
            </li>
          ))}
        </ol>
      </Container>
      <Skyline className={classes.skyline} />
    </section>
  )
}

const tint = (percent: number) => `color-mix(in srgb, var(--primary) ${percent}%, var(--primary-soft))`

/** The Rockies, the river valley and the city, each a shade nearer; its bottom edge matches the section below. */
function Skyline(props: SVGProps<SVGSVGElement>) {
  return (
    <svg {...props} viewBox="0 0 1440 260" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <circle cx="1085" cy="92" r="52" fill="var(--accent)" />
      <path
        fill={tint(13)}
        d="M0 260V170l70-42 52 26 84-72 46 38 40-30 78 66 62-34 76 52 84-60 66 34 92-88 58 54 44-30 88 74 66-40 70 44 96-92 60 50 52-32 114 82 84-44v200z"
      />
      <path
        fill="var(--surface)"
        d="M206 82L168 114l18-6 10 13 14-13 12 12 11-10L245 114zM750 60L711 97l17-6 11 14 13-14 13 14 11-12L791 98zM1172 70L1134 107l16-6 11 13 14-13 12 13 12-11L1215 106z"
      />
      <path
        fill={tint(38)}
        d="M0 260v-62c90-26 176-22 264 4 84 24 148 20 236-6 110-32 214-30 320 2 92 28 170 22 262-4 122-34 238-28 358 6v60z"
      />
      <path
        fill={tint(68)}
        d="M0 260v-30h60v-42h34v24h16v-60h40v78h22v-46h48v34h14v-84h12v-18h6v18h12v62h30v-30h44v52h20v-70h50v74h40l14-28 14 28h30v30zM1000 260v-16l38-48 38 48 26-32 26 32 34-42 34 42 20-26 20 26h40v-30h18v-34h30v50h20v-66h42v40h22v-24h32v80z"
      />
      {/* The bridge over the valley, and the ground below it. */}
      <path
        fill="none"
        stroke={tint(68)}
        strokeWidth="3"
        d="M560 218h380M560 236h380M560 236l19-18 19 18 19-18 19 18 19-18 19 18 19-18 19 18 19-18 19 18 19-18 19 18 19-18 19 18 19-18 19 18 19-18 19 18 19-18 19 18"
      />
      <path fill={tint(68)} d="M610 236h8v24h-8zM700 236h8v24h-8zM790 236h8v24h-8zM880 236h8v24h-8z" />
      <path
        fill="var(--primary)"
        d="M0 262v-12c160-12 300-14 470-6 190 10 330 12 500 2 170-8 310-8 470 4v12z"
      />
    </svg>
  )
}
