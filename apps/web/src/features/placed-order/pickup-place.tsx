import { restaurant } from '@tiffin/restaurant'
import { IconMapPin, IconPhone } from '@tabler/icons-react'
import { saySpecialDay, useSoonSpecialDays } from '../../lib/special-days.ts'
import classes from './pickup-place.module.css'

const { address, brand, phone, kitchenHoursLines } = restaurant
const destination = `${brand}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode}`
const directionsUrl = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`

export function PickupPlace() {
  const specialDays = useSoonSpecialDays()
  return (
    <section className={classes.card} aria-labelledby="pickup-place">
      <h2 id="pickup-place" className={classes.title}>
        Where to pick up
      </h2>
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
        Directions
      </a>
      <a href={`tel:${phone.tel}`} className={classes.link}>
        <IconPhone size={20} aria-hidden />
        {phone.display}
      </a>
      <ul role="list" className={classes.hours} aria-label="Kitchen hours">
        {kitchenHoursLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {specialDays.map((notice) => (
          <li key={notice.firstDay}>{saySpecialDay(notice)}</li>
        ))}
      </ul>
    </section>
  )
}
