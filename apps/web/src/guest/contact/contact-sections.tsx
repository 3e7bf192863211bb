import { addressLines, type SectionOf, type SiteSettings } from '@tiffin/contract'
import { Fragment, useId, type ReactNode } from 'react'
import { IconBrandInstagram, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import { CardSection } from '../../ui/card-section.tsx'
import { Container } from '../../ui/container.tsx'
import { useSettings } from '../../lib/api/settings.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { AddressLines } from '../../domain/address-lines.tsx'
import classes from './contact-sections.module.css'

interface ContactProps {
  section: SectionOf<'contact'>
  /** The form, which is a feature of its own. */
  form: ReactNode
}

/** Where, when, and beside it the form. */
export function Contact({ section, form }: ContactProps) {
  return (
    <Container>
      <div className={classes.columns}>
        <div className={classes.facts}>
          <ContactDetails section={section} />
          <OpeningHours section={section} />
        </div>
        <div className={classes.form}>
          <CardSection title={section.formHeading} lead={section.formText}>
            {form}
          </CardSection>
        </div>
      </div>
    </Container>
  )
}

/** Where the restaurant is, and how to reach it without a form. */
function ContactDetails({ section }: { section: SectionOf<'contact'> }) {
  const { address, contact, identity } = useSettings()
  const { phone, email, social } = contact
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {section.heading}
      </h2>
      <address className={classes.details}>
        <Detail icon={<IconMapPin aria-hidden />} label="Address">
          <p>
            {identity.name}
            <br />
            <AddressLines address={address} />
          </p>
        </Detail>
        <Detail icon={<IconPhone aria-hidden />} label="Phone" hint={section.phoneHint}>
          <a href={`tel:${phone.tel}`}>{phone.display}</a>
        </Detail>
        <Detail icon={<IconMail aria-hidden />} label="Email">
          <a href={`mailto:${email}`}>{email}</a>
        </Detail>
        {social.length > 0 && (
          <Detail icon={<IconBrandInstagram aria-hidden />} label="Follow us" hint={section.socialHint}>
            {social.map(({ label, url }, index) => (
              <Fragment key={url}>
                {index > 0 && ', '}
                <a href={url} rel="noopener">
                  {label}
                </a>
              </Fragment>
            ))}
          </Detail>
        )}
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
        {hint !== undefined && hint !== '' && <p className={classes.hint}>{hint}</p>}
      </div>
    </div>
  )
}

/** How to get there: a picture, and links to real maps, which open only on request. */
export function Directions({ section }: { section: SectionOf<'map'> }) {
  const { address, identity } = useSettings()
  const { heading, text, image, alt, caption } = section
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Container>
        <div className={classes.directionsColumns}>
          <div>
            <h2 id={id}>{heading}</h2>
            <p className={classes.address}>
              <strong>{identity.name}</strong>, {address.street}
            </p>
            <p className={classes.directionsText}>{text}</p>
            <p className={classes.directionsLabel}>Directions in</p>
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
          {image !== '' && (
            <figure className={classes.figure}>
              <div className={classes.frame}>
                <img src={image} alt={alt} loading="lazy" />
              </div>
              {caption !== '' && <figcaption className={classes.caption}>{caption}</figcaption>}
            </figure>
          )}
        </div>
      </Container>
    </section>
  )
}

/** Where the way to the restaurant is shown, each on request only. */
function mapLinks({ address, identity }: Pick<SiteSettings, 'address' | 'identity'>) {
  const destination = encodeURIComponent([identity.name, ...addressLines(address)].join(', '))
  const { position } = address
  const place = position && `${position.latitude}%2C${position.longitude}`
  return [
    { label: 'Google Maps', url: `https://www.google.com/maps/dir/?api=1&destination=${destination}` },
    { label: 'Apple Maps', url: `https://maps.apple.com/?daddr=${destination}` },
    {
      label: 'OpenStreetMap',
      url:
        place === null
          ? `https://www.openstreetmap.org/search?query=${destination}`
          : `https://www.openstreetmap.org/directions?to=${place}#map=17/${place.replace('%2C', '/')}`,
    },
  ]
}
