/** What those who run the restaurant have set: hours, lead time, telephone, tax. */
import { defaultSettings, type SiteSettings } from '@tiffin/restaurant'
import { createContext, useContext, type ReactNode } from 'react'
import { trpc, type LoaderApi } from './trpc.ts'

// The page brings them along; a tab that stays open hears of new ones now and then.
const FRESH_FOR_MS = 10 * 60_000

const SettingsContext = createContext<SiteSettings>(defaultSettings)

export const useSettings = (): SiteSettings => useContext(SettingsContext)

/** Until an answer has come, a page goes by what the restaurant came with. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { data = defaultSettings } = trpc.settings.site.useQuery(undefined, { staleTime: FRESH_FOR_MS })
  return <SettingsContext value={data}>{children}</SettingsContext>
}

/** For a route's `head`: the root has looked them up. */
export const loadedSettings = (api: LoaderApi): SiteSettings => api.settings.site.getData() ?? defaultSettings
