import { Anchor, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { restaurant, siteCopy, weeklyHoursLines } from '@tiffin/restaurant'
import { memo } from 'react'
import { useSettings } from '../lib/settings.tsx'
import { describeSpecialDay, useSoonSpecialDays } from '../lib/special-days.ts'
import { Copyright } from './copyright.tsx'
import classes from './admin-footer.module.css'
import { companyLinks, exploreLinks } from './site-links.ts'

const { address, acceptedCards } = restaurant
const { footer } = siteCopy

/** A compact version of the site's footer: the same facts and links, in a few lines of small print. */
export const AdminFooter = memo(function AdminFooter({ year }: { year: number }) {
  const { contact, hours } = useSettings()
  const specialDays = useSoonSpecialDays()
  const { phone, email, social } = contact
  return (
    <Text component="footer" size="xs" c="ink.5" className={classes.footer}>
      <Stack gap={6}>
        <Group component="address" gap="md" fs="normal">
          <span>{`${address.street}, ${address.city}, ${address.region} ${address.postalCode}`}</span>
          <FooterAnchor href={`tel:${phone.tel}`}>{phone.display}</FooterAnchor>
          <FooterAnchor href={`mailto:${email}`}>{email}</FooterAnchor>
          <FooterAnchor href={social.url}>{social.label}</FooterAnchor>
        </Group>
        <Group component="ul" role="list" gap="md" aria-label={footer.hoursHeading}>
          {weeklyHoursLines(hours.kitchen).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {specialDays.map((notice) => (
            <li key={notice.firstDay}>{describeSpecialDay(notice)}</li>
          ))}
        </Group>
        <Group component="nav" gap="md" aria-label="Site">
          {[...exploreLinks, ...companyLinks].map(({ to, label }) => (
            <Anchor key={to} inherit c="ink.6" renderRoot={(root) => <Link to={to} {...root} />}>
              {label}
            </Anchor>
          ))}
        </Group>
        <Group gap="md">
          <Copyright year={year} />
          <span>{acceptedCards.join(', ')}</span>
        </Group>
      </Stack>
    </Text>
  )
})

function FooterAnchor({ href, children }: { href: string; children: string }) {
  return (
    <Anchor inherit c="ink.6" href={href}>
      {children}
    </Anchor>
  )
}
