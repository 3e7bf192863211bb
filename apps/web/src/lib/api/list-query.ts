import { keepPreviousData } from '@tanstack/react-query'

/** For lists in the admin: colleagues may change them too, and the last page stays while the next one is loaded. */
export const listQuery = { staleTime: 0, placeholderData: keepPreviousData } as const
