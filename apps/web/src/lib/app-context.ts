import type { QueryClient } from '@tanstack/react-query'
import type { SpecialDayNotice, User } from '@tiffin/contract'
import type { ComponentType, ReactNode } from 'react'
import type { LoaderApi } from './trpc.ts'

export interface ShellProps {
  wishlistCount: number
  cartQuantity: number
  user: User | null
  onLogout: () => void
  year: number
  /** Of the coming two weeks. */
  specialDays: readonly SpecialDayNotice[]
  children: ReactNode
}

/** A part of the site with its own scripts: the guests' pages or the admin. */
export interface Entry {
  /** The frame around each of its pages. */
  Shell: ComponentType<ShellProps>
  /** Whether it includes an address's page. Pages of another entry need a full page load. */
  has: (path: string) => boolean
}

/** What every route's loader and head receive. */
export interface AppContext {
  api: LoaderApi
  queryClient: QueryClient
  /** The site's own address, for canonical and share tags. */
  publicUrl: string
  entry: Entry
}
