import { homeCopy } from '@tiffin/restaurant'
import type { SVGProps } from 'react'
import { ArchWindow, BlockPrint } from '../../ui/section-heading.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { useSettings, useTexts } from '../../lib/api/settings.tsx'
import classes from './our-story.module.css'

export function About() {
  const { heading, paragraphs, link } = useTexts(homeCopy.about)
  return (
    <section className={classes.section} aria-labelledby="about">
      <Container>
        <div className={classes.columns}>
          <div>
            <h2 id="about" className={classes.heading}>
              {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={classes.paragraph}>
                {paragraph}
              </p>
            ))}
            {useSettings().pages.story && (
              <ButtonLink to={link.href} look="outline" className={classes.link}>
                {link.label}
              </ButtonLink>
            )}
          </div>
          <div className={classes.windows} aria-hidden>
            <ArchWindow src="/art/dal-makhani.svg" />
            <ArchWindow src="/art/masala-chai.svg" />
            <ArchWindow src="/art/samosa.svg" />
          </div>
        </div>
      </Container>
    </section>
  )
}

export function MadeInCanada() {
  const { heading, text, points } = homeCopy.madeInCanada
  return (
    <section className={classes.madeInCanadaSection} aria-labelledby="made-in-canada">
      <Container>
        <div className={classes.madeInCanadaColumns}>
          <div className={classes.leaf} aria-hidden>
            <div className={classes.lattice} />
          </div>
          <div>
            <h2 id="made-in-canada" className={classes.madeInCanadaHeading}>
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

export function Testimonials() {
  const { pages } = useSettings()
  const { heading, items, link } = homeCopy.testimonials
  if (!pages.testimonials) return null
  return (
    <>
      <section className={classes.testimonialsSection} aria-labelledby="testimonials">
        <Container>
          <div className={classes.testimonialsHeading}>
            <h2 id="testimonials">{heading}</h2>
            <ButtonLink to={link.href} look="on-dark">
              {link.label}
            </ButtonLink>
          </div>
          <ul role="list" className={classes.quotes}>
            {items.map(({ quote, attribution }) => (
              <li key={attribution}>
                <figure className={classes.quote}>
                  <blockquote>
                    <p>{quote}</p>
                  </blockquote>
                  <figcaption>{attribution}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Container>
      </section>
      <BlockPrint />
    </>
  )
}

/** Nearby places, as stops of a line that ends in the mountains. */
export function LocalHighlights() {
  const { heading, text, items } = useTexts(homeCopy.localHighlights)
  return (
    <section className={classes.localHighlightsSection} aria-labelledby="local-highlights">
      <Container>
        <div className={classes.localHighlightsHeading}>
          <h2 id="local-highlights">{heading}</h2>
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
