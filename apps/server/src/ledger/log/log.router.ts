import { listLogInput, listSecurityEventsInput, logList, securityEventList } from '@tiffin/contract'
import { permitted, router } from '../../platform/procedures.ts'
import { spanOfDay } from '../../platform/wall-clock.ts'
import { listSecurityEvents } from './list-security-events.ts'
import { listLog, presentLogEntry } from './log-queries.ts'

export const logRouter = router({
  list: permitted('log')
    .input(listLogInput)
    .output(logList)
    .query(async ({ ctx, input: { from, to, ...filter } }) => {
      const since = from ? spanOfDay(from).from : undefined
      const until = to ? spanOfDay(to).until : undefined
      const { found, ...length } = await listLog(ctx.db, { ...filter, since, until })
      return { entries: found.map(presentLogEntry), ...length }
    }),
})

export const securityEventsRouter = router({
  list: permitted('log')
    .input(listSecurityEventsInput)
    .output(securityEventList)
    .query(({ ctx, input }) => listSecurityEvents(ctx.db, input)),
})
