import { IconMapPin, IconPhone } from '@tabler/icons-react'
import { addressLines } from '@tiffin/contract'
import { useSettings } from '../lib/api/settings.tsx'
import { AddressLines } from './address-lines.tsx'
import classes from './directions-card.module.css'

/** Where the restaurant is, how to get there, and whom to call on the way. */
export function DirectionsCard({ directions }: { directions: string }) {
  const { address, contact, identity } = useSettings()
  const { phone } = contact
  const destination = [identity.name, ...addressLines(address)].join(', ')
  const directionsUrl = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
  return (
    <>
      <address className={classes.address}>
        <strong>{identity.name}</strong>
        <br />
        <AddressLines address={address} />
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
