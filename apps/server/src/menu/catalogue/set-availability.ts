import type {
  EditableOptionGroup,
  ProductAvailability,
  SetAvailabilityInput,
  SetChoiceAvailabilityInput,
  SoldOutList,
} from '@tiffin/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { optionChoices, products } from '../../db/schema/index.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import type { AdminContext } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { noteNews } from '../../platform/webhook-news.ts'
import { dayOn, spanOfDay, type Zone } from '../../platform/wall-clock.ts'
import { listMarkedSoldOut } from './catalogue-queries.ts'
import { choiceKeyOf, requireProductId } from './dish-names.ts'
import { publishChange } from './change-menu.ts'
import { editableOf, lockEditable } from './edit-option-group.ts'
import { lockGroup } from './option-queries.ts'
import { announceLater } from './menu-jobs.ts'
import { presentAvailability } from './present-product.ts'

/** The first instant of the day on which something is available again; rejects a day that is not after today. */
export function startOfSale(
  day: string,
  { nowMs, zone }: { nowMs: number; zone: Zone },
  path = 'until',
): Date {
  const { until: tomorrow } = spanOfDay(dayOn(new Date(nowMs), zone), zone)
  if (day === 'tomorrow') return tomorrow
  const { from } = spanOfDay(day, zone)
  if (from >= tomorrow) return from
  const message = 'Choose a day after today'
  throw new AppError('VALIDATION', message, { issues: [{ path, message }] })
}

/**
 * 86es a dish, or turns it back on. Its stock and version stay unchanged: a colleague's unsaved edit stays valid, and
 * no edit can get in a cook's way.
 */
export async function setAvailability(
  ctx: AdminContext,
  input: SetAvailabilityInput,
): Promise<ProductAvailability> {
  const change = async (tx: Database) => {
    const at = { nowMs: ctx.clock.nowMs(), zone: await readRegion(tx) }
    const productId = await requireProductId(tx, input.id)
    const { id, slug, title, stock, isSoldOut, soldOutUntil } = products
    const columns = { id, slug, title, stock, isSoldOut, soldOutUntil }
    const ofProduct = eq(id, productId)
    // Locked, so the log lists two changes in the order in which they happened.
    const [before] = await tx.select(columns).from(products).where(ofProduct).for('update')
    if (!before) throw new AppError('NOT_FOUND', 'That product is no longer on the menu')
    const after = {
      id: productId,
      isSoldOut: input.soldOut,
      soldOutUntil: input.soldOut && input.until ? startOfSale(input.until, at) : null,
    }
    await tx.update(products).set(after).where(ofProduct)
    const { soldOutUntil: until } = after
    if (until !== null) await announceLater(tx, ctx, { at: until, productIds: [productId] })
    const result = presentAvailability(after, at)
    await recordChange(tx, ctx, {
      action: 'change availability',
      subjectId: productId,
      before: { title: before.title, ...presentAvailability(before, at) },
      after: { title: before.title, ...result },
    })
    return { slug: before.slug, available: !result.isSoldOut && before.stock !== 0, result }
  }
  const { result } = await publishChange(ctx, change, ({ slug, available }) => [{ slug, available }])
  return result
}

/** 86es a choice on all its dishes, or turns it back on; no edit of the group can get in a cook's way. */
export function setChoiceAvailability(
  ctx: AdminContext,
  input: SetChoiceAvailabilityInput,
): Promise<EditableOptionGroup> {
  return publishChange(ctx, async (tx) => {
    const nowMs = ctx.clock.nowMs()
    const row = await lockGroup(tx, input.id)
    const key = choiceKeyOf(row?.choices ?? [], input.choice)
    const before = loggedChoice(await editableOf(tx, row, nowMs), key)
    const at = { nowMs, zone: await readRegion(tx) }
    const soldOutUntil = input.soldOut && input.until ? startOfSale(input.until, at) : null
    await tx
      .update(optionChoices)
      .set({ isSoldOut: input.soldOut, soldOutUntil })
      .where(and(eq(optionChoices.groupId, input.id), eq(optionChoices.key, key)))
    if (soldOutUntil !== null)
      await announceLater(tx, ctx, { at: soldOutUntil, choice: { groupId: input.id, key } })
    const group = await lockEditable(tx, input.id, nowMs)
    const after = loggedChoice(group, key)
    await recordChange(tx, ctx, { action: 'change availability', subjectId: input.id, before, after })
    const type = after.isSoldOut ? 'choice.sold_out' : 'choice.available'
    noteNews(tx, { type, about: input.id, choice: key })
    return group
  })
}

function loggedChoice({ name, choices }: EditableOptionGroup, key: string) {
  const choice = choices.find((one) => one.key === key)
  if (!choice) throw new AppError('NOT_FOUND', 'That choice is no longer on the menu')
  const { saved, soldOutUntil } = choice
  const { isSoldOut } = saved
  return { title: `${name}: ${choice.name}`, isSoldOut, soldOutUntil }
}

/** The dishes that staff have marked as sold out. */
export async function listSoldOut({ db, clock }: AdminContext): Promise<SoldOutList> {
  const at = { nowMs: clock.nowMs(), zone: await readRegion(db) }
  const marked = (await listMarkedSoldOut(db)).map((row) => presentAvailability(row, at))
  return { today: dayOn(new Date(at.nowMs), at.zone), soldOut: marked.filter(({ isSoldOut }) => isSoldOut) }
}
