import { aboutCopy } from '@tiffin/restaurant'
import { BlockPrint } from '../../ui/block-print.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './purpose.module.css'

/** Mission and vision: two sentences, in large type. */
export function Purpose() {
  return (
    <>
      <div className={classes.band}>
        <Container>
          <div className={classes.columns}>
            {aboutCopy.purpose.map(({ heading, text }) => (
              <section key={heading} aria-label={heading}>
                <h2 className={classes.heading}>{heading}</h2>
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
