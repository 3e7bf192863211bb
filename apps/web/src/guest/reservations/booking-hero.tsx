import { reservationsCopy } from '@tiffin/restaurant'
import { BlockPrint } from '../../ui/block-print.tsx'
import { Container } from '../../ui/container.tsx'
import { HeroText } from '../../ui/hero-text.tsx'
import classes from './booking-hero.module.css'
import { DiningRoom } from './dining-room.tsx'

export function BookingHero() {
  return (
    <>
      <header className={classes.hero}>
        <Container>
          <div className={classes.body}>
            <HeroText copy={reservationsCopy.hero} />
          </div>
        </Container>
        <DiningRoom className={classes.room} />
      </header>
      <BlockPrint />
    </>
  )
}
