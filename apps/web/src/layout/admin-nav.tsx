import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useUser } from '../lib/session.ts'
import { useHasHydrated } from '../lib/use-has-hydrated.ts'
import { useMay } from '../lib/use-may.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import classes from './admin-nav.module.css'
import { adminLinks, findAdminLink } from './admin-links.ts'
import { RoomLink } from './room-link.tsx'
import { useWaitingCounts } from './use-waiting-counts.ts'

/** The rooms that are open to whoever is here, on a phone as a strip that can be pushed. */
export function AdminNav() {
  const { pathname } = useLocation()
  const may = useMay()
  const counts = useWaitingCounts()
  const hasHydrated = useHasHydrated()
  const isStranger = useUser()?.role !== 'admin' && hasHydrated
  const strip = useRef<HTMLElement>(null)
  const isKnown = may !== null

  // Where the strip stands is the document's.
  useEffect(() => {
    if (isKnown && strip.current) showLink(strip.current, findAdminLink(pathname)?.to)
  }, [isKnown, pathname])

  return (
    <nav ref={strip} className={classes.nav} aria-label="Restaurant" aria-busy={!isKnown && !isStranger}>
      {may === null
        ? !isStranger &&
          adminLinks.map(({ to }) => (
            <span key={to} className={classes.place}>
              <Skeleton height="1.25rem" borderRadius="var(--radius-small)" />
            </span>
          ))
        : adminLinks
            .filter(({ permission }) => may(permission))
            .map(({ to, label, waiting }) => (
              <RoomLink
                key={to}
                to={to}
                label={label}
                waiting={waiting}
                count={waiting === undefined ? 0 : (counts[waiting.what] ?? 0)}
              />
            ))}
    </nav>
  )
}

/** Brings a link into the middle; the page itself stays where it is. */
function showLink(strip: HTMLElement, href: string | undefined) {
  const link = strip.querySelector<HTMLElement>(`[href="${href}"]`)
  if (link) strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2
}
