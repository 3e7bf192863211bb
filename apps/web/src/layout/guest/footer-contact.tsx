import { restaurant } from '@tiffin/restaurant'
import { IconExternalLink, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import { useSettings } from '../../lib/api/settings.tsx'
import classes from './footer-contact.module.css'

const { address } = restaurant

export function FooterContact() {
  const { phone, email, social } = useSettings().contact
  return (
    <address className={classes.contact}>
      <p>
        <IconMapPin aria-hidden />
        <span>
          {address.street}
          <br />
          {address.city}, {address.region} {address.postalCode}
        </span>
      </p>
      <a href={`tel:${phone.tel}`}>
        <IconPhone aria-hidden />
        {phone.display}
      </a>
      <a href={`mailto:${email}`}>
        <IconMail aria-hidden />
        {email}
      </a>
      <a href={social.url} rel="noopener">
        <IconExternalLink aria-hidden />
        {social.label}
      </a>
    </address>
  )
}
