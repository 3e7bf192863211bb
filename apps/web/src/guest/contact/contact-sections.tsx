import { contactCopy } from '@tiffin/restaurant'
import type { ReactNode } from 'react'
import { IconBrandInstagram, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import { CardSection } from '../../ui/card-section.tsx'
import { Container } from '../../ui/container.tsx'
import { useSettings } from '../../lib/api/settings.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { NeighbourhoodMap } from './neighbourhood-map.tsx'
import { AddressLines } from '../../domain/address-lines.tsx'
import { mapLinks } from './map-links.ts'
import classes from './contact-sections.module.css'

/** Where, when, and beside it the form, which is a separate feature. */
export function ContactColumns({ form }: { form: ReactNode }) {
  return (
    <Container>
      <div className={classes.columns}>
        <div className={classes.facts}>
          <ContactDetails />
          <OpeningHours />
        </div>
        <div className={classes.form}>
          <CardSection title={contactCopy.form.heading} lead={contactCopy.form.lead}>
            {form}
          </CardSection>
        </div>
      </div>
    </Container>
  )
}

/** Where the restaurant is, and how to reach it without a form. */
function ContactDetails() {
  const { find } = contactCopy
  const { address, contact, identity } = useSettings()
  const { phone, email, social } = contact
  return (
    <section aria-labelledby="find">
      <h2 id="find" className={classes.heading}>
        {find.heading}
      </h2>
      <address className={classes.details}>
        <Detail icon={<IconMapPin aria-hidden />} label={find.address}>
          <p>
            {identity.name}
            <br />
            <AddressLines address={address} />
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

export function ContactHero() {
  const { eyebrow, heading, text } = contactCopy.hero
  return (
    <div className={classes.hero}>
      <Container>
        <p className={classes.eyebrow}>{eyebrow}</p>
        <h1 className={classes.contactHeroHeading}>{heading}</h1>
        <p className={classes.text}>{text}</p>
      </Container>
    </div>
  )
}

/** The drawn map and links to a real one, which opens only on request. */
export function Directions() {
  const { address, identity } = useSettings()
  const { map } = contactCopy
  return (
    <section className={classes.section} aria-labelledby="directions">
      <Container>
        <div className={classes.directionsColumns}>
          <div className={classes.body}>
            <h2 id="directions">{map.heading}</h2>
            <p className={classes.address}>
              <strong>{identity.name}</strong>, {address.street}
            </p>
            <p className={classes.directionsText}>{map.text}</p>
            <p className={classes.directionsLabel}>{map.directions}</p>
            <ul role="list" className={classes.links}>
              {mapLinks({ address, identity }).map(({ label, url }) => (
                <li key={label}>
                  <a href={url} rel="noopener noreferrer">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <figure className={classes.figure}>
            <div className={classes.frame}>
              <NeighbourhoodMap />
            </div>
            <figcaption className={classes.caption}>{map.scale}</figcaption>
          </figure>
        </div>
      </Container>
    </section>
  )
}
