import type { QueryClient } from '@tanstack/react-query'
import type { LoaderApi } from './trpc.ts'

/** What every route's loader and head are given. */
export interface AppContext {
  api: LoaderApi
  queryClient: QueryClient
  /** The site's own address, for canonical and share tags. */
  publicUrl: string
}
