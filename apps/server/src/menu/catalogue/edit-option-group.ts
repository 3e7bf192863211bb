import {
  allergenListOf,
  type ChangeOptionGroupInput,
  type EditableOptionGroup,
  findIngredient,
  NO_INGREDIENTS,
  type SaveOptionGroupInput,
} from '@tiffin/contract'
import { slugOf } from '@tiffin/contract/slug-of'
import { type Money, moneyOf } from '@tiffin/pricing'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { optionChoices, optionGroups } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import { AppError, rejectIssues, rejectLargeAmounts, rejectOutdated } from '../../platform/app-error.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { dishFinder, lockDishesByName, lockDishNames, rejectTakenSkus } from './dish-names.ts'
import { publishChange, claimSlug } from './change-menu.ts'
import {
  type GroupRow,
  listDishesWithGroups,
  listGroupRows,
  listStatements,
  lockGroup,
  lockGroupsByKey,
  replaceChoices,
} from './option-queries.ts'
import { coversList } from './edit-product.ts'
import { presentEditableGroup, shownAt } from './present-options.ts'

/** By name, each with the dishes that have it. */
export async function listOptionGroups({ db, clock }: Pick<AdminContext, 'db' | 'clock'>) {
  const zone = await readRegion(db)
  const at = { ...shownAt(clock.nowMs(), zone), zone }
  const dishesByGroup = Map.groupBy(await listDishesWithGroups(db), ({ groupId }) => groupId)
  return (await listGroupRows(db)).map((row) =>
    presentEditableGroup(row, dishesByGroup.get(row.group.id) ?? [], at),
  )
}

export function createOptionGroup(
  ctx: AdminContext,
  input: SaveOptionGroupInput,
): Promise<EditableOptionGroup> {
  return publishChange(ctx, async (tx) => {
    const id = newId()
    const { name, min, max, addsIngredients } = input
    await lockDishNames(tx)
    const key = keyOf(input, 'key')
    const sizes = await lockSizes(tx, input.sizeGroup)
    const choices = await choicesOf(tx, id, input, { sizes })
    const row = { id, key, name, min, max, addsIngredients, sizeGroupId: sizes?.group.id ?? null }
    await claimSlug('option group', key, tx.insert(optionGroups).values(row))
    await tx.insert(optionChoices).values(choices.map(columnsOf))
    const after = await lockEditable(tx, id, ctx.clock.nowMs())
    await recordChange(tx, ctx, { action: 'create option group', subjectId: id, after })
    return after
  })
}

/** Replaces the group on all its dishes; what is sold out stays so. */
export function changeOptionGroup(
  ctx: AdminContext,
  { id, version, ...input }: ChangeOptionGroupInput,
): Promise<EditableOptionGroup> {
  return publishChange(ctx, async (tx) => {
    const nowMs = ctx.clock.nowMs()
    await lockDishNames(tx)
    const before = await lockEditable(tx, id, nowMs)
    rejectOutdated(before.name, before, version)
    const { name, min, max, addsIngredients = before.addsIngredients } = input
    // Orders and dishes refer to the key: a new name does not change it.
    const key = input.key === undefined ? before.key : keyOf(input, 'key')
    if (input.sizeGroup === before.key)
      rejectIssues('VALIDATION', [{ path: 'sizeGroup', message: 'Choose another group' }])
    const sizes = await lockSizes(tx, input.sizeGroup === undefined ? before.sizeGroup : input.sizeGroup)
    if (max > 1) await rejectAsSize(tx, id)
    const choices = await choicesOf(tx, id, input, { before: before.choices, sizes })
    // What the input does not name is as it was.
    if (!addsIngredients) rejectIngredients(choices)
    rejectSelf(choices, before.dishes)
    await claimSlug(
      'option group',
      key,
      tx
        .update(optionGroups)
        .set({
          key,
          name,
          min,
          max,
          addsIngredients,
          sizeGroupId: sizes?.group.id ?? null,
          version: sql`${optionGroups.version} + 1`,
        })
        .where(eq(optionGroups.id, id)),
    )
    await replaceChoices(tx, id, choices.map(columnsOf))
    const after = await lockEditable(tx, id, nowMs)
    await recordChange(tx, ctx, { action: 'change option group', subjectId: id, before, after })
    return after
  })
}

/** Its dishes no longer offer it; orders keep what was chosen. */
export async function deleteOptionGroup(ctx: AdminContext, id: string): Promise<void> {
  await publishChange(ctx, async (tx) => {
    const before = await lockEditable(tx, id, ctx.clock.nowMs())
    await tx.delete(optionGroups).where(eq(optionGroups.id, id))
    await recordChange(tx, ctx, { action: 'delete option group', subjectId: id, before })
  })
}

/** Locked, so the second of two concurrent changes sees the first. */
export async function lockEditable(tx: Database, id: string, nowMs: number): Promise<EditableOptionGroup> {
  return editableOf(tx, await lockGroup(tx, id), nowMs)
}

/** A group that is locked, or NOT_FOUND. */
export async function editableOf(
  tx: Database,
  row: GroupRow | null,
  nowMs: number,
): Promise<EditableOptionGroup> {
  if (!row) throw new AppError('NOT_FOUND', 'That option group no longer exists')
  const zone = await readRegion(tx)
  const at = { ...shownAt(nowMs, zone), zone }
  return presentEditableGroup(row, await listDishesWithGroups(tx, row.group.id), at)
}

function keyOf({ key, name }: { key?: string | undefined; name: string }, path: string): string {
  const found = slugOf(key ?? name)
  if (found === '')
    rejectIssues('VALIDATION', [{ path, message: 'Give it a key in Latin letters or digits' }])
  return found
}

type ChoiceColumns = typeof optionChoices.$inferInsert

/** A choice as it will be saved, with the slug of the dish that it is. */
type NewChoice = ChoiceColumns & { slug: string | undefined }

const columnsOf = ({ slug: _slug, ...columns }: NewChoice): ChoiceColumns => columns

async function choicesOf(
  tx: Database,
  groupId: string,
  input: SaveOptionGroupInput,
  { before = [], sizes }: { before?: EditableOptionGroup['choices']; sizes: GroupRow | null },
): Promise<NewChoice[]> {
  const choices = input.choices.map((choice, position) => {
    const key = keyOf(choice, `choices.${position}.key`)
    // A client of before does not name these fields, and must not clear them.
    const known = before.find((one) => one.key === key)
    const product = choice.product === undefined ? known?.product : choice.product || undefined
    return {
      ...choice,
      key,
      product,
      sku: (choice.sku === undefined ? known?.sku : choice.sku) || null,
      sizePrices:
        sizes === null
          ? []
          : ((choice.sizePrices === undefined ? known?.sizePrices : choice.sizePrices) ?? []),
      breaksDiets: choice.breaksDiets ?? known?.saved.breaksDiets ?? [],
      allergens: choice.allergens === undefined ? (known?.saved.allergens ?? null) : choice.allergens,
      coversList: !known || coversList(choice, known.saved),
    }
  })
  const region = await readRegion(tx)
  const money = moneyOf(region)
  const stated = await listStatements(tx, groupId)
  const entered = choices.flatMap(({ price, sizePrices }, index) => [
    { path: `choices.${index}.price`, amount: price },
    ...sizePrices.map((one) => ({ path: `choices.${index}.sizePrices`, amount: one.price })),
  ])
  rejectUnknownSizes(choices, sizes)
  await rejectTakenSkus(tx, groupId, choices)
  rejectLargeAmounts('option', entered, money)
  const names = choices.flatMap(({ product }) => product ?? [])
  const findDish = dishFinder(names.length > 0 ? await lockDishesByName(tx, names) : [])
  const dishOf = (name: string | undefined) => {
    const dish = name === undefined ? undefined : findDish(name)
    return { slug: dish?.slug ?? name, productId: dish?.id ?? null }
  }
  const rows = choices.map((choice, position) => ({
    groupId,
    key: choice.key,
    name: choice.name,
    sku: choice.sku,
    priceCents: money.toCents(choice.price),
    sizePrices: centsBySize(choice.sizePrices, money),
    isDefault: choice.isDefault,
    max: choice.max,
    position,
    ...dishOf(choice.product),
    breaksDiets: choice.breaksDiets,
    allergens: choice.allergens,
    allergenList:
      (choice.coversList ? undefined : stated.get(choice.key)?.allergenList) ?? allergenListOf(region),
  }))
  const isTwice = ({ key }: { key: string }, index: number) =>
    rows.findIndex((row) => row.key === key) < index
  rejectIssues(
    'VALIDATION',
    rows.flatMap((row, index) => [
      ...(isTwice(row, index)
        ? [{ path: `choices.${index}.name`, message: `There is another choice “${row.key}”` }]
        : []),
      ...(row.slug !== undefined && row.productId === null
        ? [{ path: `choices.${index}.product`, message: `There is no dish “${row.slug}”` }]
        : []),
    ]),
  )
  return rows
}

/** Null if it costs the same for all sizes. */
const centsBySize = (prices: readonly { size: string; price: number }[], money: Money) =>
  prices.length === 0
    ? null
    : Object.fromEntries(prices.map(({ size, price }) => [size, money.toCents(price)]))

/** The group on whose choice prices depend; no one can delete it before the commit. */
async function lockSizes(tx: Database, key: string | null | undefined): Promise<GroupRow | null> {
  if (!key) return null
  const [sizes] = await lockGroupsByKey(tx, [key])
  const message = sizes ? notOneSize(sizes.group) : `There is no option group "${key}"`
  if (message !== null) rejectIssues('VALIDATION', [{ path: 'sizeGroup', message }])
  return sizes ?? null
}

/** What other groups' prices depend on is one size. */
async function rejectAsSize(tx: Database, id: string) {
  const [dependent] = await tx.select().from(optionGroups).where(eq(optionGroups.sizeGroupId, id)).limit(1)
  if (!dependent) return
  const message = `Prices of ${dependent.name} depend on it, so only one can be chosen`
  rejectIssues('VALIDATION', [{ path: 'max', message }])
}

export const notOneSize = ({ name, max }: { name: string; max: number }): string | null =>
  max === 1 ? null : `In ${name} more than one can be chosen, so it is no size`

function rejectUnknownSizes(
  choices: readonly { name: string; sizePrices: readonly { size: string }[] }[],
  sizes: GroupRow | null,
) {
  const known = new Set(sizes?.choices.map(({ key }) => key))
  rejectIssues(
    'VALIDATION',
    choices.flatMap(({ sizePrices }, index) =>
      sizePrices
        .filter(({ size }) => !known.has(size))
        .map(({ size }) => ({
          path: `choices.${index}.sizePrices`,
          message: `${sizes?.group.name} has no choice "${size}"`,
        })),
    ),
  )
}

/** A choice of which something is stated is an ingredient. */
function rejectIngredients(choices: readonly NewChoice[]) {
  rejectIssues(
    'VALIDATION',
    choices.flatMap(({ name, slug, breaksDiets, allergens }, index) => {
      const stated = findIngredient({ product: slug, breaksDiets, allergens })
      const message = `${name} ${NO_INGREDIENTS}`
      return stated === null ? [] : [{ path: `choices.${index}.${stated}`, message }]
    }),
  )
}

/** A dish cannot be a part of itself. */
function rejectSelf(choices: readonly NewChoice[], dishes: EditableOptionGroup['dishes']) {
  rejectIssues(
    'VALIDATION',
    choices.flatMap(({ slug }, index) => {
      const dish = dishes.find((one) => one.slug === slug)
      return dish
        ? [
            {
              path: `choices.${index}.product`,
              message: `${dish.title} has this group, so it cannot be a choice`,
            },
          ]
        : []
    }),
  )
}
