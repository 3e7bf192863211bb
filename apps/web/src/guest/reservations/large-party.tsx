import { IconPhone } from '@tabler/icons-react'
import { reservationsCopy } from '@tiffin/restaurant'
import { useSettings } from '../../lib/api/settings.tsx'
import { ButtonAnchor } from '../../ui/button.tsx'
import classes from './booking-form.module.css'

const { text, call } = reservationsCopy.form.largeParty

/** For parties too large to book online. */
export function LargeParty() {
  const settings = useSettings()
  return (
    <div className={classes.largeParty}>
      <p>{text(settings)}</p>
      <ButtonAnchor look="accent" size="large" href={`tel:${settings.contact.phone.tel}`}>
        <IconPhone size={20} aria-hidden />
        {call(settings)}
      </ButtonAnchor>
    </div>
  )
}
