import { reservationsCopy } from '@tiffin/restaurant'
import { useSettings } from '../../lib/api/settings.tsx'
import { ArchWindow } from '../../ui/arch-window.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './the-room.module.css'

const { room, expect } = reservationsCopy

/** The room, and what an evening in it is like. */
export function TheRoom() {
  const settings = useSettings()
  return (
    <>
      <section className={classes.section} aria-labelledby="the-room">
        <Container>
          <div className={classes.columns}>
            <div className={classes.windows} aria-hidden>
              <ArchWindow src="/art/garlic-naan.svg" />
              <ArchWindow src="/art/masala-chai.svg" />
            </div>
            <div>
              <h2 id="the-room">{room.heading}</h2>
              {room.paragraphs.map((paragraph) => (
                <p key={paragraph} className={classes.paragraph}>
                  {paragraph}
                </p>
              ))}
            </div>
          </div>
        </Container>
      </section>
      <section className={classes.section} aria-labelledby="what-to-expect">
        <Container>
          <h2 id="what-to-expect">{expect.heading}</h2>
          <ul role="list" className={classes.promises}>
            {expect.items(settings).map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Container>
      </section>
    </>
  )
}
