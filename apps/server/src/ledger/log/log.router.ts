import { listLogInput, listSecurityEventsInput, logList, securityEventList } from '@tiffin/contract'
import { permitted, router } from '../../platform/procedures.ts'
import { regionOf } from '../../platform/read-settings.ts'
import { spanOfDay } from '../../platform/wall-clock.ts'
import { listLog, presentLogEntry, listSecurityEvents } from './log-queries.ts'

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
