import { IconPhone } from '@tabler/icons-react'
import { reservationsCopy, restaurant } from '@tiffin/restaurant'
import { ButtonAnchor } from '../../ui/button.tsx'
import classes from './booking-form.module.css'

const { text, call } = reservationsCopy.form.largeParty

/** More than a form can promise. */
export function LargeParty() {
  return (
    <div className={classes.largeParty}>
      <p>{text}</p>
      <ButtonAnchor look="accent" size="large" href={`tel:${restaurant.phone.tel}`}>
        <IconPhone size={20} aria-hidden />
        {call}
      </ButtonAnchor>
    </div>
  )
}
