import { Link } from '@tanstack/react-router'
import { restaurant, siteCopy, weeklyHoursLines } from '@tiffin/restaurant'
import { memo } from 'react'
import { useSettings } from '../../lib/api/settings.tsx'
import { describeSpecialDay, useSoonSpecialDays } from '../../lib/time/special-days.ts'
import { Copyright } from '../copyright.tsx'
import classes from './admin-footer.module.css'
import { companyLinks, exploreLinks } from '../guest/site-links.ts'

const { address, acceptedCards } = restaurant
const { footer } = siteCopy

/** A compact version of the site's footer: the same facts and links, in a few lines of small print. */
export const AdminFooter = memo(function AdminFooter({ year }: { year: number }) {
  const { contact, hours } = useSettings()
  const specialDays = useSoonSpecialDays()
  const { phone, email, social } = contact
  return (
    <footer className={classes.footer}>
      <address className={classes.line}>
        <span>{`${address.street}, ${address.city}, ${address.region} ${address.postalCode}`}</span>
        <a href={`tel:${phone.tel}`}>{phone.display}</a>
        <a href={`mailto:${email}`}>{email}</a>
        <a href={social.url}>{social.label}</a>
      </address>
      <ul role="list" className={classes.line} aria-label={footer.hoursHeading}>
        {weeklyHoursLines(hours.kitchen).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {specialDays.map((notice) => (
          <li key={notice.firstDay}>{describeSpecialDay(notice)}</li>
        ))}
      </ul>
      <nav className={classes.line} aria-label="Site">
        {[...exploreLinks, ...companyLinks].map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={classes.line}>
        <Copyright year={year} />
        <span>{acceptedCards.join(', ')}</span>
      </div>
    </footer>
  )
})
