import { IconMapPin, IconPhone } from '@tabler/icons-react'
import { restaurant } from '@tiffin/restaurant'
import { useSettings } from '../lib/settings.tsx'
import classes from './way-here.module.css'

const { address, brand } = restaurant
const destination = `${brand}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode}`
const directionsUrl = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`

/** Where the restaurant is, how to get there, and whom to call from the road. */
export function WayHere({ directions }: { directions: string }) {
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
      {/* No referrer: the address of the page of an order or a table is nobody else's business. */}
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
