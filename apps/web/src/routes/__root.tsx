import { createRootRouteWithContext, HeadContent, Outlet, redirect, Scripts } from '@tanstack/react-router'
import { restaurant } from '@tiffin/restaurant'
import { countQuantity } from '../features/cart/cart.ts'
import { useCart } from '../features/cart/cart-store.ts'
import { useKeepUser } from '../features/sign-in/use-keep-user.ts'
import { useSyncWishlist } from '../features/wishlist/use-sync-wishlist.ts'
import { useWishlist } from '../features/wishlist/wishlist-store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { loadQueries } from '../lib/load-queries.ts'
import { pageHead } from '../lib/page-head.ts'
import { restaurantDay } from '../lib/restaurant-day.ts'
import { useUser } from '../lib/session.ts'
import { useSoonSpecialDays } from '../lib/special-days.ts'
import { fontPreloads } from '../ui/font-preloads.ts'
import { useEndSession } from './-use-end-session.ts'
import 'virtual:theme.css'

export const Route = createRootRouteWithContext<AppContext>()({
  beforeLoad: ({ context, location }) => {
    if (!context.entry.has(location.pathname)) throw redirect({ href: location.href, reloadDocument: true })
  },
  // Fixed when the page is rendered, so that a page from before midnight hydrates after it.
  loader: async ({ context: { api } }) => {
    // A page is worth more than the footer's lines: without an answer it does without.
    const special = api.openingHours.special.ensureData(undefined, { retry: false }).catch(() => undefined)
    const settings = api.settings.site.ensureData(undefined, { retry: false }).catch(() => undefined)
    await loadQueries(special, settings)
    return { today: restaurantDay(new Date()) }
  },
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: restaurant.themeColor },
      ...pageHead({ match }).meta,
    ],
    links: [
      ...fontPreloads,
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      // Written by the build.
      ...(import.meta.env.PROD
        ? [
            { rel: 'manifest', href: '/manifest.webmanifest' },
            { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
          ]
        : []),
    ],
  }),
  component: RootDocument,
})

function RootDocument() {
  const cartQuantity = countQuantity(useCart())
  const { today } = Route.useLoaderData()
  const { Shell } = Route.useRouteContext().entry
  const specialDays = useSoonSpecialDays()
  const wishlistCount = useWishlist().length
  useSyncWishlist()
  const user = useUser()
  const endSession = useEndSession()
  useKeepUser()
  return (
    <html lang="en-CA" data-mantine-color-scheme="light">
      <head>
        <HeadContent />
      </head>
      <body>
        <Shell
          wishlistCount={wishlistCount}
          cartQuantity={cartQuantity}
          user={user}
          onLogout={endSession}
          year={Number(today.slice(0, 4))}
          specialDays={specialDays}
        >
          <Outlet />
        </Shell>
        <Scripts />
      </body>
    </html>
  )
}
