import { trpc } from '../../lib/api/trpc.ts'

/** Refetches what a changed order affects; resolves once the list and the open order have loaded. */
export function useRefetchOrders() {
  const utils = trpc.useUtils()
  return async () => {
    void utils.orders.get.invalidate()
    void utils.admin.stats.invalidate()
    void utils.admin.waiting.invalidate()
    await Promise.all([utils.orders.list.invalidate(), utils.orders.getForStaff.invalidate()])
  }
}
