import type { ComponentType, ReactNode } from 'react'
import type { LoaderContext } from '../api/trpc.ts'

/** The element that React hydrates. What browser extensions add around it stays. */
export const CONTAINER_ID = 'page'

export interface ShellProps {
  /** Passed in, because the server and the browser must agree on it. */
  year: number
  children: ReactNode
}

/** A part of the site with its own scripts: the guests' pages or the admin. */
export interface Entry {
  /** The frame around each of its pages. */
  Shell: ComponentType<ShellProps>
  /** Whether it includes an address's page. Pages of another entry need a full page load. */
  has: (path: string) => boolean
}

/** Painted pictures with which pages are shared, by the pages' paths. */
export type PaintedTables = Readonly<Record<string, { name: string; alt: string }>>

/** What every route's loader and head receive. */
export interface AppContext extends LoaderContext {
  /** The site's own address, for canonical and share tags. */
  publicUrl: string
  /** Empty in the browser: share tags are for programs that read the page as it was sent. */
  paintedTables: PaintedTables
  /** The page's data contains what the events up to this number tell of; null if that is not known. */
  lastEventId: string | null
  entry: Entry
}
