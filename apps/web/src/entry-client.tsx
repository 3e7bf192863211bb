import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { browserLink } from './lib/trpc.ts'
import { createAppRouter } from './router.tsx'

const router = createAppRouter({ link: browserLink('/trpc') })

hydrateRoot(document, <RouterClient router={router} />)
