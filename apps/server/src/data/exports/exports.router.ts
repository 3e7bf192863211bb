import {
  exportCateringInput,
  exportCustomersInput,
  exportMessagesInput,
  exportOrdersInput,
  exportReservationsInput,
  exportSubscribersInput,
  fileDownload,
} from '@tiffin/contract'
import { permittedAndConfirmed, router } from '../../platform/procedures.ts'
import { deliverExport } from './deliver-file.ts'
import { exportCatering, exportMessages } from './export-enquiries.ts'
import { exportCustomers } from './export-customers.ts'
import { exportOrders } from './export-orders.ts'
import { exportReservations } from './export-reservations.ts'
import { exportSubscribers } from './export-subscribers.ts'

export const exportsRouter = router({
  orders: permittedAndConfirmed('customers')
    .input(exportOrdersInput)
    .output(fileDownload)
    .query(async ({ ctx, input }) => deliverExport(ctx, await exportOrders(ctx.db, input))),
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
