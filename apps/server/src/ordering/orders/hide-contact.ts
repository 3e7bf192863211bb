import { isOpenStatus, isPermitted, type Order, type StaffOrder } from '@tiffin/contract'
import type { Caller } from '../../platform/context.ts'

/**
 * Once an order is done, nobody in the kitchen has to reach its guest: name and order stay, email address and telephone
 * are for those who may see customers.
 */
export function hideContact<Shown extends Order & Partial<Pick<StaffOrder, 'account'>>>(
  order: Shown,
  { staffRole }: Caller,
): Shown {
  if (isOpenStatus(order.status) || isPermitted(staffRole, 'customers')) return order
  const { account } = order
  return {
    ...order,
    customer: { name: order.customer.name, email: '' },
    ...(account && { account: { ...account, email: '' } }),
  }
}
