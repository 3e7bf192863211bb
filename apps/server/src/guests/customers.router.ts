import { customerInput, customerList, customerRecord, listCustomersInput } from '@tiffin/contract'
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
})
