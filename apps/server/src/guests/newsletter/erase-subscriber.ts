import { eq } from 'drizzle-orm'
import { subscribers } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordChange } from '../../ledger/log/record-change.ts'

/** For someone who asks to be forgotten: the proof of their consent is deleted with the address. */
export async function eraseSubscriber(ctx: AdminContext, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [erased] = await tx.delete(subscribers).where(eq(subscribers.id, id)).returning()
    if (!erased) throw new Refusal('NOT_FOUND', 'This address is no longer on the list')
    const before = { status: erased.status }
    await recordChange(tx, ctx, { action: 'delete subscription', subjectId: id, before })
  })
}
