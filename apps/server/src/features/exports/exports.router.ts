import { exportCustomersInput, exportOrdersInput, fileDownload } from '@tiffin/contract'
import { permitted, router } from '../../platform/procedures.ts'
import { exportCustomers } from './export-customers.ts'
import { exportOrders } from './export-orders.ts'

export const exportsRouter = router({
  orders: permitted('customers')
    .input(exportOrdersInput)
    .output(fileDownload)
    .query(({ ctx, input }) => exportOrders(ctx.db, input)),
  customers: permitted('customers')
    .input(exportCustomersInput)
    .output(fileDownload)
    .query(({ ctx, input }) => exportCustomers(ctx, input)),
})
