// Must be first, because it defines the order of the layers.
import { AppShell, Box, MantineProvider } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { ConfirmIdentity } from '../../admin/account-security/identity-question.tsx'
import { useSettings } from '../../lib/api/settings.tsx'
import { useBoardScheme } from '../../lib/storage/board-scheme.ts'
import type { ShellProps } from '../../lib/start/app-context.ts'
import { StaffMemberProvider } from '../../lib/session/staff-member.tsx'
import { useFocusRescue } from '../../lib/forms/use-focus-rescue.ts'
import { themeOf } from '../../ui/theme.ts'
import { SkipLink } from '../../ui/visually-hidden.tsx'
import { ToastStack } from '../../ui/toast-stack.tsx'
import { OfflineNote, PageAnnouncer } from '../page-announcer.tsx'
import { PageShell } from '../guest/page-shell.tsx'
import { undoNewest } from '../../ui/toast.ts'
import { AdminFooter, AdminNav, AdminBar } from './admin-nav.tsx'
import { AdminHeader } from './admin-header.tsx'
import { WaitingCountsProvider } from './waiting-counts.tsx'
import '../../ui/styles.css'
import '@mantine/core/styles.layer.css'
import classes from './admin-shell.module.css'

/** Before anybody is logged in. */
const OUTSIDE = new Set(['/admin/login', '/admin/setup'])
/** It has the whole screen to itself, but for the bar at its foot. */
const BOARD = '/admin/kitchen'

const pathOf = ({ pathname }: { pathname: string }) => pathname

/** The frame around every admin page; the login page, which anyone can open, has the guests' frame. */
export function AdminShell(props: ShellProps) {
  const pathname = useLocation({ select: pathOf })
  const boardScheme = useBoardScheme()
  const colorScheme = pathname === BOARD ? boardScheme : 'light'
  const { look } = useSettings()
  const theme = useMemo(() => themeOf(look), [look])
  return (
    <MantineProvider theme={theme} forceColorScheme={colorScheme} withCssVariables={false}>
      {OUTSIDE.has(pathname) ? (
        // Overrides Mantine's baseline, which makes the body white.
        <Box bg="var(--page)" mih="100dvh">
          <PageShell {...props} />
        </Box>
      ) : (
        <StaffMemberProvider>
          <WaitingCountsProvider>
            <AdminFrame {...props} />
          </WaitingCountsProvider>
        </StaffMemberProvider>
      )}
    </MantineProvider>
  )
}

/** The compact header and footer, and the admin navigation. */
function AdminFrame({ year, children }: ShellProps) {
  const pathname = useLocation({ select: pathOf })
  const isBoard = pathname === BOARD
  const [isNavOpen, { toggle, close }] = useDisclosure()
  useListKeys()
  useFocusRescue()

  useEffect(close, [close, pathname])

  const nav = useRef<HTMLDivElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  // The keyboard continues where the pages are, and comes back with Escape.
  const handleToggle = useCallback(() => {
    flushSync(toggle)
    const links = nav.current
    const first = links?.querySelector<HTMLElement>('[aria-current="page"]') ?? links?.querySelector('a')
    first?.focus()
  }, [toggle])

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isNavOpen) return
    close()
    more.current?.focus()
  }

  return (
    <>
      <SkipLink to="content">Skip to content</SkipLink>
      <AppShell
        className={classes.shell}
        header={{ height: 56, collapsed: isBoard }}
        navbar={{
          width: 232,
          breakpoint: 'md',
          collapsed: { mobile: !isNavOpen, desktop: isBoard && !isNavOpen },
        }}
        footer={{ height: isBoard ? 60 : { base: 60, md: 0 } }}
        padding={isBoard ? 'sm' : { base: 'md', md: 'xl' }}
        transitionDuration={0}
      >
        {!isBoard && (
          <AppShell.Header bg="var(--primary)">
            <AdminHeader />
          </AppShell.Header>
        )}
        <AppShell.Navbar
          ref={nav}
          role="none"
          onKeyDown={handleKeyDown}
          // Mantine only moves it off-screen, where the keyboard would still find it.
          {...(!isNavOpen && (isBoard ? { display: 'none' } : { visibleFrom: 'md' }))}
        >
          <AdminNav isOpen={isNavOpen} />
        </AppShell.Navbar>
        <AppShell.Main id="content" tabIndex={-1} bg="var(--page)" className={classes.main}>
          {children}
        </AppShell.Main>
        {!isBoard && <AdminFooter year={year} />}
        <AppShell.Footer {...(!isBoard && { hiddenFrom: 'md' })} role="none">
          <AdminBar isNavOpen={isNavOpen} more={more} onToggleNav={handleToggle} />
        </AppShell.Footer>
      </AppShell>
      {/* The board says so itself, and its undo bar is there. */}
      {!isBoard && (
        <OfflineNote text="You are offline. What you see may be out of date, and nothing can be saved." />
      )}
      <div className={classes.notifications}>
        <ToastStack />
      </div>
      <ConfirmIdentity />
      <PageAnnouncer />
    </>
  )
}

// Any row of an admin page's list matches this. A table's row is opened by its first link; without one, and in a list of
// cards, by the first link or button.
const ROWS = 'main :is([role="list"] > :is(li, [role="listitem"]), tbody > tr)'
// Mantine's mark of a dialog on top of a drawer: what is behind it must not change.
const QUESTION = '[role="dialog"][data-mantine-stop-propagation]'
const OPENERS = 'a[href], button:not(:disabled)'

/** The keys of every list in the admin: j and k move down and up, Enter opens, u undoes, Esc leaves the list. */
function useListKeys() {
  useHotkeys([
    ['j', () => focusRow(1)],
    ['k', () => focusRow(-1)],
    ['u', () => !document.querySelector(QUESTION) && undoNewest()],
    ['Escape', leaveList],
  ])
}

function focusRow(step: 1 | -1) {
  const openers = [...document.querySelectorAll(ROWS)].flatMap((row) => findOpener(row) ?? [])
  const row = document.activeElement?.closest(ROWS)
  const here = openers.findIndex((opener) => row?.contains(opener))
  // From outside the list, both start at its first row.
  openers[here === -1 ? 0 : here + step]?.focus()
}

function findOpener(row: Element) {
  const openers = [...row.querySelectorAll<HTMLElement>(OPENERS)].filter((each) => each.checkVisibility())
  const link = row.tagName === 'TR' ? openers.find((each) => each.tagName === 'A') : undefined
  return link ?? openers[0]
}

function leaveList() {
  if (document.activeElement?.closest(ROWS))
    document.getElementById('content')?.focus({ preventScroll: true })
}
