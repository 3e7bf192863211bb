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
import { permitted, permittedAndConfirmed, router } from '../platform/procedures.ts'
import { downloadBackup } from './backups/download-backup.ts'
import { deliverExport, deliverFile } from './exports/deliver-file.ts'
import { exportCatering, exportMessages } from './exports/export-enquiries.ts'
import { exportCustomers, exportReservations, exportSubscribers } from './exports/export-guests.ts'
import { exportMonth } from './exports/export-month.ts'
import { exportOrders } from './exports/export-orders.ts'
import { exportPayments } from './exports/export-payments.ts'

export const backupsRouter = router({
  download: permittedAndConfirmed('backups')
    .output(fileDownload)
    .query(({ ctx, signal }) => downloadBackup(ctx, signal)),
})

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
