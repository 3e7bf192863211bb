import classes from './hero-text.module.css'

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
      <h1 id={id} className={classes.heading}>
        {heading}
      </h1>
      <p className={classes.text}>{text}</p>
    </>
  )
}
