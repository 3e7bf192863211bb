import {
  type SetupState,
  type SetupStep,
  settingSectionNames,
  setupSteps,
  type SitePreview,
} from '@tiffin/contract'
import { plainSettings } from '@tiffin/copy'
import type { Database } from '../../db/database.ts'
import { orders, products, categories, optionGroups } from '../../db/schema/index.ts'
import { fillMenuWithSample } from '../../db/seed/fill-with-sample.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { publishChange } from '../../menu/catalogue/change-menu.ts'
import { AppError } from '../../platform/app-error.ts'
import type { AdminContext } from '../../platform/context.ts'
import { isLaunched } from '../../platform/launch.ts'
import { listSettingRows, settingsOf, readSettings } from '../../platform/read-settings.ts'
import { issueSiteKey } from '../../platform/site-keys.ts'
import { writeInstant } from '../../platform/wall-clock.ts'

/** How far the set-up has come: read from what is there, so that nothing has to be ticked off. */
export async function getSetup({ db, clock }: AdminContext): Promise<SetupState> {
  const rows = await listSettingRows(db)
  const { settings } = settingsOf(rows)
  const { identity, contact, address, launch } = settings
  const hasDishes = (await db.$count(products)) > 0
  const isSaved = (step: SetupStep) =>
    settingSectionNames.some((section) => section === step && rows.some((row) => row.section === section))
  const done: Partial<Record<SetupStep, boolean>> = {
    identity: identity.name !== plainSettings.identity.name,
    contact: contact.phone.tel !== '',
    address: address.street !== '' && address.city !== '',
    menu: hasDishes,
    'test-order': (await db.$count(orders)) > 0,
    launch: launch.state !== 'closed',
  }
  return {
    steps: setupSteps.map((step) => ({ step, isDone: done[step] ?? isSaved(step) })),
    launch: isLaunched(settings, clock.nowMs()) ? 'open' : launch.state,
    opensLocal: launch.opensAt,
    isListed: launch.showsSteps,
    hasDishes,
  }
}

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

const HOURS = 7 * 24

/** A link with which a browser sees the site before it opens: for staff, and whomever they give it to. */
export async function previewSite({ db, clock, publicUrl }: AdminContext): Promise<SitePreview> {
  const now = clock.now()
  const key = await issueSiteKey(db, {
    purpose: 'look-in',
    now: new Date(now.epochMilliseconds),
    hours: HOURS,
  })
  return { url: `${publicUrl}/preview/site/${key}`, expiresAt: writeInstant(now.add({ hours: HOURS })) }
}
