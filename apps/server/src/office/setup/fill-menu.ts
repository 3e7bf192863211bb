import type { AdminContext } from '../../platform/context.ts'
import type { Database } from '../../db/database.ts'
import { categories, optionGroups, products } from '../../db/schema/index.ts'
import { fillMenuWithSample } from '../../db/seed/fill-with-sample.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { publishChange } from '../../menu/catalogue/change-menu.ts'
import { AppError } from '../../platform/app-error.ts'
import { isLaunched } from '../../platform/launch.ts'
import { readSettings } from '../../platform/read-settings.ts'

/** A menu to begin with: that of the sample, where there is none yet. */
export const fillMenu = (ctx: AdminContext): Promise<void> =>
  publishChange(ctx, async (tx) => {
    await lockMenuBeforeLaunch(tx, ctx)
    const counts = [await tx.$count(products), await tx.$count(categories), await tx.$count(optionGroups)]
    if (counts.some((count) => count > 0))
      throw new AppError('CONFLICT', 'There is a menu already. Start empty first.')
    await fillMenuWithSample(tx, { now: new Date(ctx.clock.nowMs()), hasAllergens: false })
    await recordChange(tx, ctx, { action: 'fill menu', subjectId: 'menu' })
  })

/** Removes every dish, category and option group in one step, while no guest has seen them. */
export const emptyMenu = (ctx: AdminContext): Promise<void> =>
  publishChange(ctx, async (tx) => {
    await lockMenuBeforeLaunch(tx, ctx)
    await tx.delete(optionGroups)
    const dishes = await tx.delete(products).returning({ id: products.id })
    await tx.delete(categories)
    await recordChange(tx, ctx, {
      action: 'empty menu',
      subjectId: 'menu',
      before: { dishes: dishes.length },
    })
  })

/** Two who press at once would fill it twice. */
async function lockMenuBeforeLaunch(tx: Database, { clock }: AdminContext) {
  await tx.execute('lock table categories in share row exclusive mode')
  if (!isLaunched(await readSettings(tx), clock.nowMs())) return
  throw new AppError('CONFLICT', 'The site is open: guests order from this menu. Change it under Products.')
}
