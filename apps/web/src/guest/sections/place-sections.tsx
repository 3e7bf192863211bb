import type { SectionOf } from '@tiffin/contract'
import { type CSSProperties, useId } from 'react'
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

// An address is quoted in a style.
const CSS_UNSAFE = /["\\\n]/

/** Facts, and a picture, which is their mark as well. */
export function PicturedPoints({
  section: { heading, text, points, image },
}: {
  section: SectionOf<'points'>
}) {
  const id = useId()
  const mark = image ? ({ '--mark': `url("${CSS_UNSAFE.test(image) ? '' : image}")` } as CSSProperties) : {}
  return (
    <section className={classes.leafSection} style={mark} aria-labelledby={id}>
      <Container>
        <div className={classes.leafColumns}>
          {image && (
            <img className={classes.leaf} src={image} alt="" width={472} height={500} loading="lazy" />
          )}
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

/** Stops of a line, above a picture. */
export function StopsOnALine({ section: { heading, text, items, scene } }: { section: SectionOf<'steps'> }) {
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
      {scene && (
        <img className={classes.skyline} src={scene} alt="" width={1440} height={260} loading="lazy" />
      )}
    </section>
  )
}
