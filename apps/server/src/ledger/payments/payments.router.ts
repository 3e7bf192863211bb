import { paymentsReport, paymentsReportInput } from '@tiffin/contract'
import { permitted, router } from '../../platform/procedures.ts'
import { showPayments } from './show-payments.ts'

export const paymentsRouter = router({
  report: permitted('drawer')
    .input(paymentsReportInput)
    .output(paymentsReport)
    .query(({ ctx, input }) => showPayments(ctx, input)),
})
