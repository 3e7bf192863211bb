import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { AppRouter } from '@tiffin/server/router'
import type { CartItem, ListProductsInput, Product } from '@tiffin/contract'
import type { inferRouterOutputs } from '@trpc/server'
import { liveQuery } from '../live/live-state.ts'
import { useTRPC } from './trpc.ts'

type ProductList = inferRouterOutputs<AppRouter>['products']['list']

const LIST = [['products', 'list']]

/** The dishes of the menu as they are now, by slug: a cart may be older. Empty until they have loaded. */
export function useMenuDishes(cart: readonly CartItem[]): ReadonlyMap<string, Product> {
  const whole = useWholeMenu()
  const trpc = useTRPC()
  const { data } = useQuery(
    trpc.products.list.queryOptions({}, { enabled: cart.length > 0, ...whole, ...liveQuery }),
  )
  const dishes = new Map(data?.products.map((product) => [product.slug, product]))
  // One answer does not have all of a very long menu.
  const isPart = data !== undefined && data.products.length < data.total
  const slugs = isPart ? cart.flatMap(({ slug }) => (dishes.has(slug) ? [] : slug)) : []
  const others = useQuery(
    trpc.products.list.queryOptions({ slugs }, { enabled: slugs.length > 0, ...liveQuery }),
  )
  for (const product of others.data?.products ?? []) dishes.set(product.slug, product)
  return dishes
}

/** A page that lists all dishes has them already, in another order. */
function useWholeMenu() {
  const queryClient = useQueryClient()
  // Only in the browser: the server would send the list twice.
  if (import.meta.env.SSR) return {}
  const find = () => findWholeMenu(queryClient)
  return { initialData: () => find()?.data, initialDataUpdatedAt: () => find()?.dataUpdatedAt }
}

function findWholeMenu(queryClient: QueryClient) {
  const lists = queryClient.getQueryCache().findAll({ queryKey: LIST, type: 'active' })
  return lists
    .filter(({ queryKey: [, asked] }) => isUnfiltered(asked as { input?: ListProductsInput } | undefined))
    .map(({ queryKey }) => queryClient.getQueryState<ProductList>(queryKey))
    .find((state) => isCurrent(state) && state?.data?.products.length === state?.data?.total)
}

const isCurrent = (state: { isInvalidated: boolean; fetchStatus: string } | undefined) =>
  state !== undefined && !state.isInvalidated && state.fetchStatus === 'idle'

function isUnfiltered({ input = {} }: { input?: ListProductsInput } = {}) {
  const { sort: _order, limit: _limit, offset: _offset, ...filters } = input
  return Object.values(filters).every((filter) => filter === undefined)
}

/** After a change to the menu: invalidates this tab's menu queries, and refetches those on screen. */
export function useRefreshMenu() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return () => {
    const parts = [trpc.products, trpc.categories, trpc.optionGroups]
    for (const part of parts) queryClient.removeQueries(part.pathFilter({ type: 'inactive' }))
    return Promise.all(parts.map((part) => queryClient.invalidateQueries(part.pathFilter())))
  }
}
