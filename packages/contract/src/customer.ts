import { z } from 'zod'
import { MAX_SEARCH_LENGTH } from './limits.ts'
import { listLength, listPage } from './list-page.ts'
import { order } from './order.ts'
import { localTime } from './pickup-time.ts'
import { amount, optionalText, requiredText } from './text.ts'

/** A customer's account as the restaurant sees it. */
export const customerAccount = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  isDisabled: z.boolean().describe('The account cannot be used; its orders are kept'),
  createdAt: z.iso.datetime(),
  createdLocal: localTime,
  ordersCount: z
    .int()
    .describe('All their orders, including those placed as a guest once the address is verified'),
  spent: amount.describe('Total of their orders except cancelled ones and no-shows'),
})

/** `customers.list`: by text in name or address. */
export const listCustomersInput = z
  .object({ q: optionalText(MAX_SEARCH_LENGTH).describe('Searches name and email'), ...listPage })
  .prefault({})
export const customerList = z.object({
  customers: z.array(customerAccount),
  ...listLength,
})

export const customerInput = z.object({ id: requiredText(64, 'Customer is required') })
export const customerRecord = customerAccount.extend({
  orders: z.array(order).describe('Newest first, at most a hundred'),
})

export type CustomerAccount = z.infer<typeof customerAccount>
export type CustomerList = z.infer<typeof customerList>
export type CustomerRecord = z.infer<typeof customerRecord>
