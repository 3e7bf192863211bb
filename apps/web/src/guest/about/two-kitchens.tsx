import { aboutCopy } from '@tiffin/restaurant'
import { ArchWindow } from '../../ui/arch-window.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './two-kitchens.module.css'

const { heading, paragraphs } = aboutCopy.story

export function TwoKitchens() {
  return (
    <section className={classes.section} aria-labelledby="story">
      <Container>
        <div className={classes.columns}>
          <div className={classes.windows}>
            <ArchWindow src="/art/sarson-ka-saag.svg" />
            <ArchWindow src="/art/lamb-rogan-josh.svg" />
          </div>
          <div className={classes.body}>
            <h2 id="story" className={classes.heading}>
              {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Container>
    </section>
  )
}
