import { Link } from '@tanstack/react-router'
import type { SectionOf } from '@tiffin/contract'
import type { ReactNode } from 'react'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { useShownLinks } from '../../lib/api/settings.tsx'
import { routeTo } from '../../lib/format/route-to.ts'
import classes from './plain-sections.module.css'

type Buttons = SectionOf<'hero'>['buttons']

const isOfThisSite = (href: string) => href.startsWith('/')

interface TextLinkProps {
  /** Blank for something that leads nowhere. */
  href: string
  className: string | undefined
  children: ReactNode
}

/** A link to a page of this site, or to another one; or no link. */
export function TextLink({ href, className, children }: TextLinkProps) {
  if (href === '') return <div className={className}>{children}</div>
  return isOfThisSite(href) ? (
    <Link {...routeTo(href)} className={className}>
      {children}
    </Link>
  ) : (
    <a href={href} rel="noopener" className={className}>
      {children}
    </a>
  )
}

/** A button to a page of this site, or to another one. */
export function LinkButton({
  label,
  href,
  ...props
}: Buttons[number] & { look: 'outline' | 'primary' | 'on-dark' | 'accent'; size?: 'large' }) {
  return isOfThisSite(href) ? (
    <ButtonLink {...routeTo(href)} {...props}>
      {label}
    </ButtonLink>
  ) : (
    <ButtonAnchor href={href} rel="noopener" {...props}>
      {label}
    </ButtonAnchor>
  )
}

/** On a dark ground; nothing if there are none. */
export function HeroButtons({ buttons: all }: { buttons: Buttons }) {
  const buttons = useShownLinks(all)
  if (buttons.length === 0) return null
  return (
    <div className={classes.buttons}>
      {buttons.map((button, place) => (
        <LinkButton key={button.href} {...button} look={place === 0 ? 'accent' : 'on-dark'} size="large" />
      ))}
    </div>
  )
}

/** What to do next: the first stands out. */
export const InvitationButtons = ({ buttons }: { buttons: Buttons }) =>
  useShownLinks(buttons).map((button, place) => (
    <LinkButton key={button.href} {...button} look={place === 0 ? 'primary' : 'outline'} size="large" />
  ))

/** Figures that speak for the restaurant, on a dark ground; nothing if there are none. */
export function HeroFacts({ facts }: { facts: SectionOf<'hero'>['facts'] }) {
  if (facts.length === 0) return null
  return (
    <ul role="list" className={classes.facts}>
      {facts.map(({ figure, label }) => (
        <li key={figure}>
          <strong>{figure}</strong> {label}
        </li>
      ))}
    </ul>
  )
}

/** The link at the end of a section, if it has one. */
export function SectionLink({ link: wanted }: { link: Buttons[number] | null }) {
  const [link] = useShownLinks(wanted === null ? [] : [wanted])
  if (link === undefined) return null
  return (
    <div className={classes.buttons}>
      <LinkButton {...link} look="outline" />
    </div>
  )
}
