import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { Order } from '@tiffin/contract'
import { getQueryKey } from '@trpc/react-query'
import { useEffect } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { markJustPlaced } from './just-placed.ts'

/** Leads from the checkout to the page of the order, with nothing left to load on the way. */
export function useShowPlacedOrder() {
  const router = useRouter()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  // A connection that breaks just after the order must not keep the guest from seeing it.
  useEffect(() => {
    void router.loadRouteChunk(router.routesByPath['/order/$id'])
  }, [router])

  return (order: Order) => {
    markJustPlaced(order._id)
    queryClient.setQueryData(getQueryKey(trpc.orders.get, { id: order._id }, 'query'), order)
    // The checkout of a cart that is empty now is no place to come back to.
    void navigate({ to: '/order/$id', params: { id: order._id }, replace: true })
  }
}
