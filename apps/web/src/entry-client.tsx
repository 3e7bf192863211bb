import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { loginAddress } from './lib/login-address.ts'
import { browserLink } from './lib/trpc.ts'
import { whenIdle } from './lib/when-idle.ts'
import { createAppRouter } from './router.tsx'

const link = browserLink('/trpc', (path) => {
  // A page that is left while React still takes it over ends in errors.
  whenIdle(() => void router.navigate({ href: loginAddress(path, router.state.location.href) }))
})
const router = createAppRouter({ link })

hydrateRoot(document, <RouterClient router={router} />)
