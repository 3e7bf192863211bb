/** The restaurant's settings: hours, lead time, telephone, tax. */
import { fillTexts, type SiteSettings } from '@tiffin/contract'
import { unknownSettings } from './unknown-settings.ts'
import { createContext, useContext, type ReactNode } from 'react'
import { trpc, type LoaderApi } from './trpc.ts'

// They are part of the page; a tab that stays open refetches them occasionally.
const FRESH_FOR_MS = 10 * 60_000

const SettingsContext = createContext<SiteSettings>(unknownSettings)

export const useSettings = (): SiteSettings => useContext(SettingsContext)

/** Until a response has arrived, nothing is known of the restaurant. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { data = unknownSettings } = trpc.settings.site.useQuery(undefined, { staleTime: FRESH_FOR_MS })
  return <SettingsContext value={data}>{children}</SettingsContext>
}

/** For a route's `head`: the root route has loaded them. */
export const loadedSettings = (api: LoaderApi): SiteSettings => api.settings.site.getData() ?? unknownSettings

const filled = new WeakMap<SiteSettings, Map<unknown, unknown>>()

/** Texts with what their placeholders stand for; the same object while the settings are the same. */
export function useTexts<Texts>(texts: Texts): Texts {
  const settings = useSettings()
  const known = filled.get(settings) ?? new Map<unknown, unknown>()
  filled.set(settings, known)
  if (!known.has(texts)) known.set(texts, fillTexts(texts, settings))
  return known.get(texts) as Texts
}
