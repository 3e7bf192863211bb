import { listSecurityEventsInput, securityEventList } from '@tiffin/contract'
import { permitted, router } from '../../platform/procedures.ts'
import { listSecurityEvents } from './list-security-events.ts'

export const securityEventsRouter = router({
  list: permitted('log')
    .input(listSecurityEventsInput)
    .output(securityEventList)
    .query(({ ctx, input }) => listSecurityEvents(ctx.db, input)),
})
