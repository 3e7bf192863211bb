import {
  adminStats,
  permissionsOf,
  salesReport,
  salesReportInput,
  serviceNow,
  staffMember,
  type StaffRole,
  waitingCounts,
} from '@tiffin/contract'
import { permitted, router, staff } from '../../platform/procedures.ts'
import { countNow, countWaiting, getStats } from './get-stats.ts'
import { getSalesReport } from './get-sales-report.ts'

export const adminRouter = router({
  now: permitted('dashboard')
    .output(serviceNow)
    .query(({ ctx }) => countNow(ctx)),
  stats: permitted('dashboard')
    .output(adminStats)
    .query(({ ctx }) => getStats(ctx.db)),
  sales: permitted('dashboard')
    .input(salesReportInput)
    .output(salesReport)
    .query(({ ctx, input }) => getSalesReport(ctx, input)),
  // Each number needs the permission for its page: the kitchen sees only orders.
  waiting: staff
    .meta({ access: 'staff', takesKey: true })
    .output(waitingCounts)
    .query(({ ctx }) => countWaiting(ctx)),
  // What the screens may offer; every call checks again.
  me: staff
    .meta({ access: 'staff', takesKey: true })
    .output(staffMember)
    .query(({ ctx }) => {
      const staffRole = ctx.caller.staffRole as StaffRole
      return { staffRole, permissions: permissionsOf(ctx.caller), sendsEmail: ctx.sendsEmail }
    }),
})
