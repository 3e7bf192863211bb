import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import type { AppRouter } from '@tiffin/server/router'
import type { TRPCLink } from '@trpc/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { forgetWithOtherTabs } from './lib/session/forget-person.ts'
import { trackNavigation } from './lib/api/load-queries.ts'
import { loginAddress, needsSession } from './lib/session/login-address.ts'
import { onSessionEndedElsewhere, type OnSessionEnded } from './lib/session/notice-ended-session.ts'
import { browserLink } from './lib/api/trpc.ts'
import { whenIdle } from './lib/start/unfold-page.ts'
import { CONTAINER_ID, type Entry } from './lib/start/app-context.ts'
import { createAppRouter } from './router.tsx'
import { showToast } from './ui/toast.ts'

const CHECKOUT = /^\/checkout(\?|#|$)/

/** Hydrates the rendered page, with the scripts of its entry. */
export function startApp(entry: Entry, links: readonly TRPCLink<AppRouter>[] = []): void {
  const router = createAppRouter({ link: browserLink('/trpc', leadToLogin, links), entry })
  router.history.subscribe(({ action: { type } }) =>
    trackNavigation({ isReturn: type !== 'PUSH' && type !== 'REPLACE' }),
  )
  onSessionEndedElsewhere(leadToLogin)
  forgetWithOtherTabs()
  followKeptLinks(router)

  function leadToLogin({ path, isRead }: Parameters<OnSessionEnded>[0]) {
    const here = router.state.location.href
    if (isRead && !needsSession(here)) {
      // An order must not silently lose its owner; a guest who only looks around need not care.
      if (CHECKOUT.test(here))
        showToast({
          message: 'Your session has ended. Log in again, or order as a guest.',
          kind: 'other',
        })
      return
    }
    showToast({ message: 'Your session has ended. Please log in again.', kind: 'other' })
    // Leaving a page while React is still hydrating it causes errors.
    whenIdle(() => void router.navigate({ href: loginAddress(path, router.state.location.href) }))
  }

  void hydratePage()

  async function hydratePage() {
    try {
      await hydrate(router)
    } finally {
      window.$_TSR?.h()
    }
    const container = document.getElementById(CONTAINER_ID)
    if (container === null) throw new Error(`The page has no #${CONTAINER_ID}`)
    // With React in slices, so that clicks in between are handled.
    startTransition(() => {
      hydrateRoot(container, <RouterProvider router={router} />)
    })
  }

  whenIdle(
    () =>
      void import('./lib/live/start-live.ts').then(
        ({ startLive }) => startLive(router.options.context, { isForStaff: entry.has('/admin') }),
        // Without it the page polls.
        () => {},
      ),
  )

  // In development the sources change all the time, which a cache would hide. Without the worker the site only needs a
  // connection.
  if (import.meta.env.PROD)
    whenIdle(
      () =>
        void import('./lib/start/offline-support.ts').then(
          ({ supportOffline }) => supportOffline(),
          () => {},
        ),
    )
}

/** Lets links in the parts of a page that React does not know of lead on without a new page, as all others do. */
function followKeptLinks(router: AnyRouter): void {
  document.addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('[data-kept] a[href^="/"]')
    if (link === null) return
    event.preventDefault()
    void router.navigate({ href: link.getAttribute('href') ?? '/' })
  })
}
