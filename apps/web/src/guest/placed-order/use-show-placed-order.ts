import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { GuestOrder } from '@tiffin/contract'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { useEffect } from 'react'
import { useTRPC } from '../../lib/api/trpc.ts'

/** Goes from the checkout to the order's page, with everything preloaded. */
export function useShowPlacedOrder() {
  const trpc = useTRPC()
  const router = useRouter()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  // If the connection breaks just after ordering, the guest must still see the order.
  useEffect(() => {
    void router.loadRouteChunk(router.routesByPath['/order/$id'])
  }, [router])

  return (order: GuestOrder) => {
    const isPlaced = order.status !== 'awaiting-payment'
    if (isPlaced) markJustPlaced(order._id)
    // JSON has no fields that are undefined.
    const answer = order as inferOutput<typeof trpc.orders.get>
    queryClient.setQueryData(trpc.orders.get.queryKey({ id: order._id }), answer)
    // The checkout of a now empty cart is not worth going back to.
    const shown = navigate({ to: '/order/$id', params: { id: order._id }, replace: true })
    const { url } = order.online ?? {}
    // Back from the provider leads to the order's page.
    if (!isPlaced && url !== undefined) void shown.then(() => location.assign(url))
  }
}

// In memory only: after a reload, or for someone who was sent the link, the order has not just been placed.
let justPlacedId: string | null = null

export const markJustPlaced = (orderId: string) => {
  justPlacedId = orderId
}

export const wasJustPlaced = (orderId: string) => justPlacedId === orderId
