import { trpc } from '../../lib/trpc.ts'

/** Reads anew what a change of an order shows in; answers once the list and the open order are there. */
export function useLookAgain() {
  const utils = trpc.useUtils()
  return async () => {
    void utils.orders.get.invalidate()
    void utils.admin.stats.invalidate()
    void utils.admin.waiting.invalidate()
    await Promise.all([utils.orders.list.invalidate(), utils.orders.getForStaff.invalidate()])
  }
}
