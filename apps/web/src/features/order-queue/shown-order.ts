import type { Order, StaffOrder } from '@tiffin/contract'

/** An order as the list has it, and once it is open with everything that only staff may know. */
export type ShownOrder = Order & Partial<StaffOrder>
