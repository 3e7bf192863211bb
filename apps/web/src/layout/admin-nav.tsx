import { AppShell, Badge, NavLink, ScrollArea, Skeleton, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Link, useLocation } from '@tanstack/react-router'
import { memo, useEffect, useRef } from 'react'
import { useUser } from '../lib/session.ts'
import { useHasHydrated } from '../lib/use-has-hydrated.ts'
import { useMay } from '../lib/use-may.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { adminLinks, findAdminLink, roomGroups, type AdminLink } from './admin-links.ts'
import { capCount } from './count-badge.tsx'
import { useWaitingCounts } from './waiting-counts.tsx'

/** Mantine’s breakpoint `md`, from which the frame shows the rooms beside the page. */
const WIDE = '(min-width: 62em)'
const PLACEHOLDER_HEIGHT = 700

interface AdminNavProps {
  /** Where there is no room for it, it is drawn only then: its twenty links are a third of a page's work. */
  isOpen: boolean
}

/** The admin pages that the user may open, by area of work. */
export const AdminNav = memo(function AdminNav({ isOpen }: AdminNavProps) {
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false })
  const may = useMay()
  const hasHydrated = useHasHydrated()
  const isNotStaff = useUser()?.role !== 'admin' && hasHydrated
  const rooms =
    may === null || !(isOpen || isWide) ? [] : adminLinks.filter(({ permission }) => may(permission))

  return (
    <AppShell.Section grow component={ScrollArea}>
      <nav aria-label="Restaurant" aria-busy={may === null && !isNotStaff}>
        <Stack gap="lg" p="sm">
          {may === null && !isNotStaff && <Skeleton h={PLACEHOLDER_HEIGHT} radius="sm" />}
          {[undefined, ...roomGroups].map((group) => (
            <RoomGroup
              key={group ?? 'none'}
              name={group}
              rooms={rooms.filter((room) => room.group === group)}
            />
          ))}
        </Stack>
      </nav>
    </AppShell.Section>
  )
})

function RoomGroup({ name, rooms }: { name: string | undefined; rooms: AdminLink[] }) {
  if (rooms.length === 0) return null
  return (
    <div role={name && 'group'} aria-label={name}>
      {name && (
        <Text size="xs" fw={650} c="ink.5" px="sm" pb={4} aria-hidden>
          {name}
        </Text>
      )}
      {rooms.map((room) => (
        <RoomLink key={room.to} room={room} />
      ))}
    </div>
  )
}

/** The link to an admin page, with the number of items waiting there. */
function RoomLink({ room: { to, label, icon: Icon, waiting } }: { room: AdminLink }) {
  const { pathname } = useLocation()
  const counts = useWaitingCounts()
  const count = (waiting && counts[waiting.what]) ?? 0
  const isCurrent = findAdminLink(pathname)?.to === to
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
      rightSection={waiting !== undefined && count > 0 && <WaitingBadge count={count} word={waiting.word} />}
    />
  )
}

function WaitingBadge({ count, word }: { count: number; word: string }) {
  return (
    <Badge color="chilli.6" size="md" circle={count < 10}>
      {`${capCount(count)} `}
      <VisuallyHidden>{word}</VisuallyHidden>
    </Badge>
  )
}
