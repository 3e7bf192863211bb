import { IconMenu2, IconX } from '@tabler/icons-react'
import { addressLines, weeklyHoursLines } from '@tiffin/contract'
import { AppShell, Badge, NavLink, Skeleton, Stack, Text, Indicator, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Link, useLocation } from '@tanstack/react-router'
import { memo, useEffect, useRef, type Ref } from 'react'
import { siteCopy } from '@tiffin/copy'
import { useUser } from '../../lib/session/session.ts'
import { useHasHydrated } from '../../lib/start/use-has-hydrated.ts'
import { useNeedsSetup, useMay } from '../../lib/session/staff-member.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { capCount } from '../describe-counts.ts'
import { useSettings, useShownLinks } from '../../lib/api/settings.tsx'
import { describeSpecialDay, useSoonSpecialDays } from '../../lib/time/special-days.ts'
import { Copyright } from '../brand.tsx'
import { companyLinks, exploreLinks } from '../guest/site-links.ts'
import { findAdminLink, linkGroups, type AdminLink } from './admin-links.ts'
import { useWaitingCounts } from './waiting-counts.tsx'
import classes from './admin-nav.module.css'

/** Mantine’s breakpoint `md`, from which the frame shows the links beside the page. */
const WIDE = '(min-width: 62em)'
const PLACEHOLDER_HEIGHT = 700

interface AdminNavProps {
  /** Where there is no link for it, it is drawn only then: its twenty links are a third of a page's work. */
  isOpen: boolean
}

/** The admin pages that the user may open, by area of work. */
export const AdminNav = memo(function AdminNav({ isOpen }: AdminNavProps) {
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false })
  // Until then the browser shows what the server rendered without knowing its width.
  const hasHydrated = useHasHydrated()
  return (isOpen || isWide || !hasHydrated) && <RoomList hasHydrated={hasHydrated} />
})

function RoomList({ hasHydrated }: { hasHydrated: boolean }) {
  const may = useMay()
  const isNotStaff = useUser()?.role !== 'admin' && hasHydrated
  const needsSetup = useNeedsSetup()
  const isUnknown = may === null && !isNotStaff && !needsSetup

  return (
    <AppShell.Section grow style={{ overflowY: 'auto' }}>
      <nav aria-label="Restaurant" aria-busy={isUnknown}>
        <Stack gap="lg" p="sm">
          {needsSetup && <Text c="dimmed">The rest opens once your login is set up.</Text>}
          {isUnknown && <Skeleton h={PLACEHOLDER_HEIGHT} radius="sm" />}
          {linkGroups
            .map(({ name, links }) => ({ name, open: links.filter(({ permission }) => may?.(permission)) }))
            .filter(({ open }) => open.length > 0)
            .map(({ name, open }) => (
              <div key={name ?? 'none'} role={name && 'group'} aria-label={name}>
                {name && (
                  <Text size="xs" fw={650} c="ink.5" px="sm" pb={4} aria-hidden>
                    {name}
                  </Text>
                )}
                {open.map((link) => (
                  <NavItem key={link.to} link={link} />
                ))}
              </div>
            ))}
        </Stack>
      </nav>
    </AppShell.Section>
  )
}

/** The link to an admin page, with the number of items waiting there. */
function NavItem({ link: { to, label, icon: Icon, waiting } }: { link: AdminLink }) {
  const isCurrent = useLocation({ select: ({ pathname }) => findAdminLink(pathname)?.to === to })
  const counts = useWaitingCounts()
  const count = (waiting && counts[waiting.what]) ?? 0
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])

  return (
    <NavLink
      ref={link}
      renderRoot={(root) => (
        <Link to={to} activeOptions={{ exact: to === '/admin', includeSearch: false }} {...root} />
      )}
      active={isCurrent}
      // The space separates the count for screen readers.
      label={count > 0 ? `${label} ` : label}
      bdrs="sm"
      leftSection={<Icon size={20} stroke={1.6} aria-hidden />}
      rightSection={
        waiting !== undefined &&
        count > 0 && (
          <Badge color="chilli.6" circle={count < 10}>
            {`${capCount(count)} `}
            <VisuallyHidden>{waiting.word}</VisuallyHidden>
          </Badge>
        )
      }
    />
  )
}

const { footer } = siteCopy

/** A compact version of the site's footer: the same facts and links, in a few lines of small print. */
export const AdminFooter = memo(function AdminFooter({ year }: { year: number }) {
  const { address, contact, hours, identity, region } = useSettings()
  const specialDays = useSoonSpecialDays()
  const { phone, email, social } = contact
  return (
    <footer className={classes.footer}>
      <address className={classes.line}>
        <span>{addressLines(address).join(', ')}</span>
        {phone.tel !== '' && <a href={`tel:${phone.tel}`}>{phone.display}</a>}
        <a href={`mailto:${email}`}>{email}</a>
        {social.map(({ label, url }) => (
          <a key={url} href={url}>
            {label}
          </a>
        ))}
      </address>
      <ul role="list" className={classes.line} aria-label={footer.hoursHeading}>
        {weeklyHoursLines(hours.kitchen, region).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {specialDays.map((notice) => (
          <li key={notice.firstDay}>{describeSpecialDay(notice, region)}</li>
        ))}
      </ul>
      <nav className={classes.line} aria-label="Site">
        {useShownLinks([...exploreLinks, ...companyLinks]).map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={classes.line}>
        <Copyright year={year} />
        <span>{identity.cards.join(', ')}</span>
      </div>
    </footer>
  )
})

const MAX_LINKS = 4

// The pages used during service; the dashboard is for the office.
const linksAtHand = linkGroups.flatMap(({ name, links }) =>
  name === 'Service' || name === 'Menu' ? links : [],
)

interface AdminBarProps {
  isNavOpen: boolean
  /** Of the button. */
  more: Ref<HTMLButtonElement>
  onToggleNav: () => void
}

/** On a phone: the most used admin pages within thumb's reach, and a button for all others. */
export const AdminBar = memo(function AdminBar({ isNavOpen, more, onToggleNav }: AdminBarProps) {
  const may = useMay()
  const needsSetup = useNeedsSetup()
  if (needsSetup) return null
  const links = linksAtHand.filter(({ permission }) => may?.(permission)).slice(0, MAX_LINKS)
  const More = isNavOpen ? IconX : IconMenu2

  return (
    <nav aria-label="Most used" className={classes.bar}>
      {may === null && Array.from({ length: MAX_LINKS }, (_, place) => <span key={place} />)}
      {links.map((link) => (
        <BarLink key={link.to} link={link} />
      ))}
      <UnstyledButton ref={more} className={classes.item} aria-expanded={isNavOpen} onClick={onToggleNav}>
        <More size={22} stroke={1.6} aria-hidden />
        <span className={classes.label}>More</span>
      </UnstyledButton>
    </nav>
  )
})

function BarLink({ link: { to, label, icon: Icon, waiting } }: { link: AdminLink }) {
  const isCurrent = useLocation({ select: ({ pathname }) => findAdminLink(pathname)?.to === to })
  const counts = useWaitingCounts()
  const count = (waiting && counts[waiting.what]) ?? 0
  const icon = <Icon size={22} stroke={1.6} aria-hidden />
  return (
    <Link
      to={to}
      activeOptions={{ includeSearch: false }}
      className={classes.item}
      data-current={isCurrent || undefined}
    >
      {count === 0 ? (
        icon
      ) : (
        <Indicator label={<span aria-hidden>{capCount(count)}</span>} size={18} color="chilli.6">
          {icon}
        </Indicator>
      )}
      <span className={classes.label}>{label}</span>
      {waiting !== undefined && count > 0 && (
        <VisuallyHidden>{` ${capCount(count)} ${waiting.word}`}</VisuallyHidden>
      )}
    </Link>
  )
}
