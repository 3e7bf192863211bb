import { IconMapPin, IconPhone } from '@tabler/icons-react'
import { restaurant } from '@tiffin/restaurant'
import { useSettings } from '../lib/api/settings.tsx'
import classes from './directions-card.module.css'

const { address, brand } = restaurant
const destination = `${brand}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode}`
const directionsUrl = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`

/** Where the restaurant is, how to get there, and whom to call on the way. */
export function DirectionsCard({ directions }: { directions: string }) {
  const { phone } = useSettings().contact
  return (
    <>
      <address className={classes.address}>
        <strong>{brand}</strong>
        <br />
        {address.street}
        <br />
        {address.city}, {address.region} {address.postalCode}
      </address>
      {/* No referrer: the address of an order's or a reservation's page must not be revealed. */}
      <a href={directionsUrl} rel="noreferrer" className={classes.link}>
        <IconMapPin size={20} aria-hidden />
        {directions}
      </a>
      <a href={`tel:${phone.tel}`} className={classes.link}>
        <IconPhone size={20} aria-hidden />
        {phone.display}
      </a>
    </>
  )
}
