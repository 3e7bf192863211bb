import type { ReactNode } from 'react'
import classes from './section-heading.module.css'

interface SectionHeadingProps {
  /** For the section's aria-labelledby. */
  id?: string
  title: string
  lead?: string
  /** At the far end, usually a link to more. */
  children?: ReactNode
}

export function SectionHeading({ id, title, lead, children }: SectionHeadingProps) {
  return (
    <div className={classes.heading}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  )
}

interface HeroTextProps {
  copy: { eyebrow: string; heading: string; text: string }
  /** For the section that the heading labels. */
  id?: string
}

/** A page's opening text, on a dark background. The hero around it sets width and size by `--hero-…`. */
export function HeroText({ copy: { eyebrow, heading, text }, id }: HeroTextProps) {
  return (
    <>
      <p className={classes.eyebrow}>{eyebrow}</p>
      <h1 id={id} className={classes.heroHeading}>
        {heading}
      </h1>
      <p className={classes.text}>{text}</p>
    </>
  )
}

/** The block-printed border between sections. */
export function BlockPrint() {
  return <div className={classes.border} aria-hidden />
}

/** A picture behind a cusped arch. Decorative: the text beside it says what it shows. */
export function ArchWindow({ src, className = '' }: { src: string; className?: string | undefined }) {
  return (
    <div className={`${classes.window} ${className}`} aria-hidden>
      <img src={src} alt="" width={400} height={300} loading="lazy" />
    </div>
  )
}
