import {
  exportCateringInput,
  exportCustomersInput,
  exportMessagesInput,
  exportOrdersInput,
  exportPaymentsInput,
  exportReservationsInput,
  exportSubscribersInput,
  fileDownload,
  monthInput,
} from '@tiffin/contract'
import { permitted, permittedAndConfirmed, router } from '../../platform/procedures.ts'
import { deliverExport, deliverFile } from './deliver-file.ts'
import { exportCatering, exportMessages } from './export-enquiries.ts'
import { exportCustomers } from './export-customers.ts'
import { exportMonth } from './export-month.ts'
import { exportOrders } from './export-orders.ts'
import { exportPayments } from './export-payments.ts'
import { exportReservations } from './export-reservations.ts'
import { exportSubscribers } from './export-subscribers.ts'

export const exportsRouter = router({
  orders: permittedAndConfirmed('customers')
    .input(exportOrdersInput)
    .output(fileDownload)
    .query(async ({ ctx, input }) => deliverExport(ctx, await exportOrders(ctx.db, input))),
  // No guest is in it.
  month: permitted('drawer')
    .input(monthInput)
    .output(fileDownload)
    .query(async ({ ctx, input }) => deliverFile(ctx, await exportMonth(ctx.db, input.month))),
  payments: permitted('drawer')
    .input(exportPaymentsInput)
    .output(fileDownload)
    .query(async ({ ctx, input }) => deliverFile(ctx, await exportPayments(ctx, input))),
  customers: permittedAndConfirmed('customers')
    .input(exportCustomersInput)
    .output(fileDownload)
    .query(async ({ ctx, input }) => deliverExport(ctx, await exportCustomers(ctx, input))),
  subscribers: permittedAndConfirmed('subscribers')
    .input(exportSubscribersInput)
    .output(fileDownload)
    .query(async ({ ctx, input }) => deliverExport(ctx, await exportSubscribers(ctx, input))),
  messages: permittedAndConfirmed('enquiries')
    .input(exportMessagesInput)
    .output(fileDownload)
    .query(async ({ ctx, input }) => deliverExport(ctx, await exportMessages(ctx.db, input))),
  catering: permittedAndConfirmed('enquiries')
    .input(exportCateringInput)
    .output(fileDownload)
    .query(async ({ ctx, input }) => deliverExport(ctx, await exportCatering(ctx.db, input))),
  reservations: permittedAndConfirmed('reservations')
    .input(exportReservationsInput)
    .output(fileDownload)
    .query(async ({ ctx, input }) => deliverExport(ctx, await exportReservations(ctx.db, input))),
})
