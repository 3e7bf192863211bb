import {
  closeDrawerInput,
  closing,
  closingFilter,
  closingIdInput,
  closingList,
  closingWithFigures,
  correctClosingInput,
  countDrawerInput,
  dayInput,
  dayReport,
  listLogInput,
  listSecurityEventsInput,
  logList,
  moveCashInput,
  openDrawer,
  paymentsReport,
  paymentsReportInput,
  securityEventList,
} from '@tiffin/contract'
import { permitted, router } from '../platform/procedures.ts'
import { regionOf } from '../platform/read-settings.ts'
import { spanOfDay } from '../platform/wall-clock.ts'
import { closeDrawer, correctClosing, countDrawer, moveCash } from './closings/close-drawer.ts'
import { listClosings } from './closings/drawer.ts'
import { presentClosing, showClosing, showDay, showOpenDrawer } from './closings/present-closing.ts'
import { listLog, presentLogEntry, listSecurityEvents } from './log/log-queries.ts'
import { showPayments } from './payments/show-payments.ts'

export const paymentsRouter = router({
  report: permitted('drawer')
    .input(paymentsReportInput)
    .output(paymentsReport)
    .query(({ ctx, input }) => showPayments(ctx, input)),
})

export const logRouter = router({
  list: permitted('log')
    .input(listLogInput)
    .output(logList)
    .query(async ({ ctx, input: { from, to, ...filter } }) => {
      const region = await regionOf(ctx)
      const since = from ? spanOfDay(from, region).from : undefined
      const until = to ? spanOfDay(to, region).until : undefined
      const { found, ...length } = await listLog(ctx.db, { ...filter, since, until })
      return { entries: found.map((row) => presentLogEntry(row, region)), ...length }
    }),
})

export const securityEventsRouter = router({
  list: permitted('log')
    .input(listSecurityEventsInput)
    .output(securityEventList)
    .query(({ ctx, input }) => listSecurityEvents(ctx.db, input)),
})

export const closingsRouter = router({
  open: permitted('drawer')
    .output(openDrawer)
    .query(({ ctx }) => showOpenDrawer(ctx)),
  day: permitted('drawer')
    .input(dayInput)
    .output(dayReport)
    .query(({ ctx, input }) => showDay(ctx, input.day)),
  list: permitted('drawer')
    .input(closingFilter)
    .output(closingList)
    .query(async ({ ctx, input }) => {
      const region = await regionOf(ctx)
      const { closings, total } = await listClosings(ctx.db, input)
      return { closings: closings.map((row) => presentClosing(row, region)), total }
    }),
  get: permitted('drawer')
    .input(closingIdInput)
    .output(closingWithFigures)
    .query(({ ctx, input }) => showClosing(ctx, input.id)),
  count: permitted('drawer')
    .input(countDrawerInput)
    .output(openDrawer)
    .mutation(async ({ ctx, input }) => {
      await countDrawer(ctx, input)
      return showOpenDrawer(ctx)
    }),
  moveCash: permitted('drawer')
    .input(moveCashInput)
    .output(openDrawer)
    .mutation(async ({ ctx, input }) => {
      await moveCash(ctx, input)
      return showOpenDrawer(ctx)
    }),
  close: permitted('drawer')
    .input(closeDrawerInput)
    .output(closing)
    .mutation(async ({ ctx, input }) => presentClosing(await closeDrawer(ctx, input), await regionOf(ctx))),
  correct: permitted('drawer')
    .input(correctClosingInput)
    .output(closingWithFigures)
    .mutation(async ({ ctx, input }) => {
      await correctClosing(ctx, input)
      return showClosing(ctx, input.id)
    }),
})
