import type { Order, StaffOrder } from '@tiffin/contract'

/** An order as in the list, and once it is open with everything that only staff may see. */
export type ShownOrder = Order & Partial<StaffOrder>
