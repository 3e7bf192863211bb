import type { SectionOf } from '@tiffin/contract'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { useShownLinks } from '../../lib/api/settings.tsx'
import classes from './plain-sections.module.css'

type Buttons = SectionOf<'hero'>['buttons']

const isOfThisSite = (href: string) => href.startsWith('/')

/** A button to a page of this site, or to another one. */
export function LinkButton({
  label,
  href,
  ...props
}: Buttons[number] & { look: 'outline' | 'primary' | 'on-dark' | 'accent'; size?: 'large' }) {
  return isOfThisSite(href) ? (
    <ButtonLink to={href} {...props}>
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
