import type { SoldOutList } from '@tiffin/contract'
import type { AdminContext } from '../../platform/context.ts'
import { dayOn } from '../../platform/wall-clock.ts'
import { listMarkedSoldOut } from './catalogue-queries.ts'
import { presentAvailability } from './present-product.ts'

/** The dishes that staff have marked as sold out. */
export async function listSoldOut({ db, clock }: AdminContext): Promise<SoldOutList> {
  const nowMs = clock.nowMs()
  const marked = (await listMarkedSoldOut(db)).map((row) => presentAvailability(row, nowMs))
  return { today: dayOn(new Date(nowMs)), soldOut: marked.filter(({ isSoldOut }) => isSoldOut) }
}
