/** The restaurant's settings: hours, lead time, telephone, tax. */
import { useQuery } from '@tanstack/react-query'
import { basicPlaceholders, fillTexts, type PagesSettings, type SiteSettings } from '@tiffin/contract'
import { moneyOf, type Money } from '@tiffin/pricing'
import { assumed } from './assumed-settings.ts'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { useTRPC, type LoaderContext } from './trpc.ts'

// They are part of the page; a tab that stays open refetches them occasionally.
const FRESH_FOR_MS = 10 * 60_000

const SettingsContext = createContext(assumed.settings as SiteSettings)

export const useSettings = (): SiteSettings => useContext(SettingsContext)

/** How amounts are counted and written: the restaurant's, or those of an order in its own currency. */
export function useMoney(currency?: string): Money {
  const { region } = useSettings()
  return moneyOf({ locale: region.locale, currency: currency ?? region.currency })
}

/** They come with the page: the root route loads them, and without them there is no page. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const trpc = useTRPC()
  const { data = assumed.settings } = useQuery(
    trpc.settings.site.queryOptions(undefined, { staleTime: FRESH_FOR_MS }),
  )
  return <SettingsContext value={data as SiteSettings}>{children}</SettingsContext>
}

/** For a route's `head`. */
export const loadedSettings = ({ queryClient, trpc }: LoaderContext): SiteSettings =>
  (queryClient.getQueryData(trpc.settings.site.queryKey()) ?? assumed.settings) as SiteSettings

const parts: Readonly<Record<string, keyof PagesSettings | undefined>> = {
  '/about': 'story',
  '/catering': 'catering',
  '/reservations': 'tables',
  '/testimonials': 'testimonials',
  '/wishlist': 'wishlist',
}

/** Those of these links whose page exists: the restaurant may have turned parts of the site off. */
export function useShownLinks<Link extends { to?: string; href?: string }>(links: readonly Link[]): Link[] {
  const { pages } = useSettings()
  return links.filter(({ to, href }) => {
    const part = parts[to ?? href ?? '']
    return !part || pages[part]
  })
}

/** Texts with what their placeholders stand for. */
export function useTexts<Texts>(texts: Texts): Texts {
  const settings = useSettings()
  return useMemo(() => fillTexts(texts, basicPlaceholders(settings)), [texts, settings])
}
