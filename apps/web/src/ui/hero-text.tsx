import type { ReactNode } from 'react'
import classes from './hero-text.module.css'

interface HeroTextProps {
  copy: { eyebrow: string; heading: string; text: string }
  /** For the section that the heading names. */
  id?: string
  children?: ReactNode
}

/** What a page opens with, on a dark ground. The hero around it says how wide and large by `--hero-…`. */
export function HeroText({ copy: { eyebrow, heading, text }, id, children }: HeroTextProps) {
  return (
    <>
      <p className={classes.eyebrow}>{eyebrow}</p>
      <h1 id={id} className={classes.heading}>
        {heading}
      </h1>
      <p className={classes.text}>{text}</p>
      {children}
    </>
  )
}
