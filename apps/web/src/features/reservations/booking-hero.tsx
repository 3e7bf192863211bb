import { reservationsCopy } from '@tiffin/restaurant'
import { BlockPrint } from '../../ui/block-print.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './booking-hero.module.css'
import { DiningRoom } from './dining-room.tsx'

const { eyebrow, heading, text } = reservationsCopy.hero

export function BookingHero() {
  return (
    <>
      <header className={classes.hero}>
        <Container>
          <div className={classes.words}>
            <p className={classes.eyebrow}>{eyebrow}</p>
            <h1 className={classes.heading}>{heading}</h1>
            <p className={classes.text}>{text}</p>
          </div>
        </Container>
        <DiningRoom className={classes.room} />
      </header>
      <BlockPrint />
    </>
  )
}
