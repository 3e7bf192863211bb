import { useQuery } from '@tanstack/react-query'
import { weeklyHoursLines } from '@tiffin/contract'
import { Link } from '@tanstack/react-router'
import { siteCopy } from '@tiffin/copy'
import { IconExternalLink, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import { NewsletterBox } from '../../guest/newsletter/newsletter-box.tsx'
import { useSettings, useShownLinks, useTexts } from '../../lib/api/settings.tsx'
import { describeSpecialDay, useSoonSpecialDays } from '../../lib/time/special-days.ts'
import { BlockPrint } from '../../ui/section-heading.tsx'
import { AddressLines } from '../../domain/address-lines.tsx'
import { Brand, Copyright } from '../brand.tsx'
import { companyLinks, exploreLinks, type SiteLink } from './site-links.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import classes from './site-footer.module.css'

export function SiteFooter({ year }: { year: number }) {
  const { hours, identity, pages, region } = useSettings()
  const trpc = useTRPC()
  const { data: own } = useQuery(trpc.pages.own.queryOptions())
  const ownPages = (own?.pages ?? []).map(({ path, title }) => ({ to: path, label: title }))
  const { footer } = useTexts(siteCopy)
  const specialDays = useSoonSpecialDays()
  return (
    <footer className={classes.footer}>
      <BlockPrint />
      <div className={classes.welcome}>
        <div className={classes.about}>
          <Brand />
          <p>{footer.blurb}</p>
          {identity.sister !== null && <p>{footer.sister}</p>}
        </div>
        {pages.newsletter && <NewsletterBox />}
      </div>
      <div className={classes.columns}>
        <section aria-labelledby="footer-visit" className={classes.visit}>
          <h2 id="footer-visit">{footer.visitHeading}</h2>
          <FooterContact />
        </section>
        <section aria-labelledby="footer-hours">
          <h2 id="footer-hours">{footer.hoursHeading}</h2>
          <ul role="list" className={classes.hours}>
            {weeklyHoursLines(hours.kitchen, region).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {specialDays.length > 0 && (
            <ul role="list" className={classes.special} aria-label={footer.specialDaysHeading}>
              {specialDays.map((notice) => (
                <li key={notice.firstDay}>{describeSpecialDay(notice, region)}</li>
              ))}
            </ul>
          )}
        </section>
        <FooterLinks heading="Explore" links={useShownLinks(exploreLinks)} />
        <FooterLinks heading="Company" links={[...useShownLinks(companyLinks), ...ownPages]} />
      </div>
      <div className={classes.closing}>
        <Copyright year={year} />
        <ul role="list" className={classes.cards} aria-label={footer.cardsHeading}>
          {identity.cards.map((card) => (
            <li key={card}>{card}</li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

interface FooterLinksProps {
  heading: string
  links: SiteLink[]
}

function FooterLinks({ heading, links }: FooterLinksProps) {
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul role="list">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={classes.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FooterContact() {
  const { address, contact } = useSettings()
  const { phone, email, social } = contact
  return (
    <address className={classes.contact}>
      <p>
        <IconMapPin aria-hidden />
        <span>
          <AddressLines address={address} />
        </span>
      </p>
      {phone.tel !== '' && (
        <a href={`tel:${phone.tel}`}>
          <IconPhone aria-hidden />
          {phone.display}
        </a>
      )}
      <a href={`mailto:${email}`}>
        <IconMail aria-hidden />
        {email}
      </a>
      {social.map(({ label, url }) => (
        <a key={url} href={url} rel="noopener">
          <IconExternalLink aria-hidden />
          {label}
        </a>
      ))}
    </address>
  )
}
