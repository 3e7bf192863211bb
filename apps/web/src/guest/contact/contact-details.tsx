import { contactCopy, restaurant } from '@tiffin/restaurant'
import { IconBrandInstagram, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSettings } from '../../lib/api/settings.tsx'
import classes from './contact-details.module.css'

const { address, brand } = restaurant
const { find } = contactCopy

/** Where the restaurant is, and how to reach it without a form. */
export function ContactDetails() {
  const { phone, email, social } = useSettings().contact
  return (
    <section aria-labelledby="find">
      <h2 id="find" className={classes.heading}>
        {find.heading}
      </h2>
      <address className={classes.details}>
        <Detail icon={<IconMapPin aria-hidden />} label={find.address}>
          <p>
            {brand}
            <br />
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
          </p>
        </Detail>
        <Detail icon={<IconPhone aria-hidden />} label={find.phone} hint={find.phoneHint}>
          <a href={`tel:${phone.tel}`}>{phone.display}</a>
        </Detail>
        <Detail icon={<IconMail aria-hidden />} label={find.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </Detail>
        <Detail icon={<IconBrandInstagram aria-hidden />} label={find.social} hint={find.socialHint}>
          <a href={social.url} rel="noopener">
            {social.label}
          </a>
        </Detail>
      </address>
    </section>
  )
}

interface DetailProps {
  icon: ReactNode
  label: string
  hint?: string
  children: ReactNode
}

function Detail({ icon, label, hint, children }: DetailProps) {
  return (
    <div className={classes.detail}>
      {icon}
      <div>
        <h3 className={classes.label}>{label}</h3>
        {children}
        {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      </div>
    </div>
  )
}
