import { listLogInput, logList } from '@tiffin/contract'
import { permitted, router } from '../../platform/procedures.ts'
import { spanOfDay } from '../../platform/wall-clock.ts'
import { listLog } from './log-queries.ts'
import { presentLogEntry } from './present-log-entry.ts'

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
