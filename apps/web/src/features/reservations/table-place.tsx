import { IconMapPin, IconPhone } from '@tabler/icons-react'
import { reservationsCopy, restaurant } from '@tiffin/restaurant'
import { CardSection } from '../../ui/card-section.tsx'
import classes from './booked-table.module.css'

const { address, brand, phone } = restaurant
const { place, directions } = reservationsCopy.reservation
const destination = `${brand}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode}`
const directionsUrl = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`

export function TablePlace() {
  return (
    <CardSection title={place}>
      <address className={classes.address}>
        <strong>{brand}</strong>
        <br />
        {address.street}
        <br />
        {address.city}, {address.region} {address.postalCode}
      </address>
      {/* No referrer: the address of this page is nobody else's business. */}
      <a href={directionsUrl} rel="noreferrer" className={classes.link}>
        <IconMapPin size={20} aria-hidden />
        {directions}
      </a>
      <a href={`tel:${phone.tel}`} className={classes.link}>
        <IconPhone size={20} aria-hidden />
        {phone.display}
      </a>
    </CardSection>
  )
}
