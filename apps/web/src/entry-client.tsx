import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loginAddress } from './lib/login-address.ts'
import { followUploads } from './lib/notice-ended-session.ts'
import { browserLink } from './lib/trpc.ts'
import { whenIdle } from './lib/when-idle.ts'
import { createAppRouter } from './router.tsx'
import { showToast } from './ui/toast.ts'

function leadToLogin(path: string) {
  void showToast({ message: 'Your session has ended. Please log in again.', kind: 'other' })
  // A page that is left while React still takes it over ends in errors.
  whenIdle(() => void router.navigate({ href: loginAddress(path, router.state.location.href) }))
}
followUploads(leadToLogin)
const router = createAppRouter({ link: browserLink('/trpc', leadToLogin) })

// In slices, so that a press in between is heard.
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />)
})

// While developing the sources change under every copy. Without this the site only needs a connection, as ever.
if (import.meta.env.PROD)
  whenIdle(
    () =>
      void import('./lib/keep-offline.ts').then(
        ({ goOnOffline }) => goOnOffline(),
        () => {},
      ),
  )
