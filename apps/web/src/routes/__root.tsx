import { createRootRouteWithContext, Outlet, redirect, useMatches } from '@tanstack/react-router'
import type { LookSettings } from '@tiffin/contract'
import { useEffect, useLayoutEffect } from 'react'
import figtreeUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import { useSyncUser } from '../guest/sign-in/use-sync-user.ts'
import { useSyncWishlist } from '../guest/wishlist/use-sync-wishlist.ts'
import type { AppContext } from '../lib/start/app-context.ts'
import { replayEarlyPresses } from '../lib/start/early-presses.ts'
import { loadQueries } from '../lib/api/load-queries.ts'
import { pageHead } from '../lib/start/page-head.ts'
import { restaurantDay } from '../lib/time/local-time.ts'
import { loadedSettings } from '../lib/api/settings.tsx'
import 'virtual:theme.css'

export const Route = createRootRouteWithContext<AppContext>()({
  beforeLoad: ({ context, location }) => {
    if (!context.entry.has(location.pathname)) throw redirect({ href: location.href, reloadDocument: true })
  },
  // Fixed when the page is rendered, so that a page rendered before midnight hydrates after it.
  loader: async ({ context }) => {
    const { queryClient, trpc } = context
    // The page matters more than the footer's lines: if this fails, it does without them.
    const special = queryClient
      .ensureQueryData(trpc.openingHours.special.queryOptions(undefined, { retry: false }))
      .catch(() => undefined)
    const settings = queryClient.ensureQueryData(trpc.settings.site.queryOptions(undefined, { retry: false }))
    const own = queryClient
      .ensureQueryData(trpc.pages.own.queryOptions(undefined, { retry: false }))
      .catch(() => undefined)
    await settings
    await loadQueries(special, own)
    return { today: restaurantDay(new Date(), loadedSettings(context).region) }
  },
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: loadedSettings(match.context).look.brand },
      ...pageHead({ match, description: '' }).meta,
    ],
    // The document's head is written on the server only.
    links: import.meta.env.SSR ? siteLinks(loadedSettings(match.context).look) : [],
  }),
  component: RootPage,
})

/** What React renders, and hydrates, inside the document (render-page.tsx). */
function RootPage() {
  const { today } = Route.useLoaderData()
  const { Shell } = Route.useRouteContext().entry
  return (
    <>
      <Shell year={Number(today.slice(0, 4))}>
        <Outlet />
      </Shell>
      <Start />
    </>
  )
}

/** Apart from the page: when it renders, the page does not. After the page, whose effects have run by then. */
function Start() {
  usePageHead()
  useSyncWishlist()
  useSyncUser()
  // What is pressed hydrates at once, but not within an effect.
  useEffect(() => void setTimeout(replayEarlyPresses), [])
  return null
}

/**
 * Keeps title and canonical address in step while the guest moves between pages. The rest of the head, share tags and
 * structured data, is for programs that read a page as it was sent: the browser has no code to write it again.
 */
function usePageHead(): void {
  const title = useMatches({
    select: (matches) => matches.flatMap(({ meta = [] }) => meta).findLast((tag) => tag?.title)?.title,
  })
  const canonical = useMatches({
    select: (matches) =>
      matches.flatMap(({ links = [] }) => links).findLast((link) => link?.rel === 'canonical')?.href,
  })

  useLayoutEffect(() => {
    if (title !== undefined) document.title = title
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    if (canonical === undefined) link?.remove()
    else Object.assign(link ?? addLink(), { rel: 'canonical', href: canonical })
  }, [title, canonical])
}

const addLink = () => document.head.appendChild(document.createElement('link'))

function siteLinks({ fonts }: LookSettings) {
  return [
    // Those of other typefaces are in `render-page.tsx`.
    ...(fonts === 'fraunces' ? fontPreloads : []),
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
    { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
  ]
}

/** Links for the document's head: both fonts are needed by the first paint of every page of the sample's look. */
const fontPreloads = [figtreeUrl, frauncesUrl].map((href) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}))
