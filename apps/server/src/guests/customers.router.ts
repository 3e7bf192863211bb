import {
  blockContactInput,
  blockedContact,
  customerInput,
  customerList,
  customerRecord,
  done,
  listBlockedInput,
  listCustomersInput,
  unblockContactInput,
} from '@tiffin/contract'
import { blockContact, listBlocked, unblockContact } from './block-contact.ts'
import { permitted, router } from '../platform/procedures.ts'
import { disableCustomer, enableCustomer } from './disable-customer.ts'
import { getCustomer, listCustomers } from './list-customers.ts'

export const customersRouter = router({
  list: permitted('customers')
    .input(listCustomersInput)
    .output(customerList)
    .query(({ ctx, input }) => listCustomers(ctx.db, input)),
  get: permitted('customers')
    .input(customerInput)
    .output(customerRecord)
    .query(({ ctx, input }) => getCustomer(ctx.db, input.id)),
  disable: permitted('customers')
    .input(customerInput)
    .output(customerRecord)
    .mutation(async ({ ctx, input }) => {
      await disableCustomer(ctx, input.id)
      return getCustomer(ctx.db, input.id)
    }),
  enable: permitted('customers')
    .input(customerInput)
    .output(customerRecord)
    .mutation(async ({ ctx, input }) => {
      await enableCustomer(ctx, input.id)
      return getCustomer(ctx.db, input.id)
    }),
  listBlocked: permitted('customers')
    .input(listBlockedInput)
    .output(blockedContact.array())
    .query(({ ctx, input }) => listBlocked(ctx.db, input)),
  block: permitted('customers')
    .input(blockContactInput)
    .output(blockedContact)
    .mutation(({ ctx, input }) => blockContact(ctx, input.contact)),
  unblock: permitted('customers')
    .input(unblockContactInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await unblockContact(ctx, input.id)
      return { done: true }
    }),
})
