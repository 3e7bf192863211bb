import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loginAddress, needsSession } from './lib/login-address.ts'
import { onSessionEndedElsewhere, type OnSessionEnded } from './lib/notice-ended-session.ts'
import { browserLink } from './lib/trpc.ts'
import { whenIdle } from './lib/when-idle.ts'
import type { Entry } from './lib/app-context.ts'
import { createAppRouter } from './router.tsx'
import { showToast } from './ui/toast.ts'

const CHECKOUT = /^\/checkout(\?|#|$)/

/** Makes the rendered page come alive, with the scripts of its entry. */
export function startApp(entry: Entry): void {
  const router = createAppRouter({ link: browserLink('/trpc', leadToLogin), entry })
  onSessionEndedElsewhere(leadToLogin)

  function leadToLogin({ path, isRead }: Parameters<OnSessionEnded>[0]) {
    const here = router.state.location.href
    if (isRead && !needsSession(here)) {
      // An order must not silently lose its owner; whoever only looks around need not care.
      if (CHECKOUT.test(here))
        void showToast({
          message: 'Your session has ended. Log in again, or order as a guest.',
          kind: 'other',
        })
      return
    }
    void showToast({ message: 'Your session has ended. Please log in again.', kind: 'other' })
    // A page that is left while React still takes it over ends in errors.
    whenIdle(() => void router.navigate({ href: loginAddress(path, router.state.location.href) }))
  }

  // In slices, so that a press in between is heard.
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />)
  })

  whenIdle(
    () =>
      void import('./lib/live/start-live.ts').then(
        ({ startLive }) => startLive(router.options.context.queryClient, { isForStaff: entry.has('/admin') }),
        // Without it the page asks by itself.
        () => {},
      ),
  )

  // While developing the sources change under every copy. Without this the site only needs a connection, as ever.
  if (import.meta.env.PROD)
    whenIdle(
      () =>
        void import('./lib/keep-offline.ts').then(
          ({ goOnOffline }) => goOnOffline(),
          () => {},
        ),
    )
}
