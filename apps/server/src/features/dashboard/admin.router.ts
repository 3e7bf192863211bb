import { adminStats } from '@tiffin/contract'
import { admin, router } from '../../platform/procedures.ts'
import { getStats } from './get-stats.ts'

export const adminRouter = router({
  stats: admin.output(adminStats).query(({ ctx }) => getStats(ctx.db)),
})
