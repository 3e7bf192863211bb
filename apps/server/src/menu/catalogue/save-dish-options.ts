import type { DishOptionGroup } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { productOptionGroups } from '../../db/schema/index.ts'
import { rejectIssues, rejectLargeAmounts } from '../../platform/app-error.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { choiceKeyOf } from './dish-names.ts'
import { type GroupRow, lockGroupsByKey } from './option-queries.ts'

/** Sets the groups of a dish, and what is different for it. */
export async function saveDishOptions(
  tx: Database,
  productId: string,
  named: readonly DishOptionGroup[],
): Promise<void> {
  const groups = await lockGroupsByKey(
    tx,
    named.map(({ group }) => group),
  )
  const rowByKey = new Map(groups.map((row) => [row.group.key, row]))
  const wanted = named.map((one) => withChoiceKeys(one, rowByKey.get(one.group)))
  const issues = wanted.flatMap((one, index) => {
    const isTwice = wanted.findIndex(({ group }) => group === one.group) < index
    const message = isTwice
      ? 'This group is listed twice'
      : problemWith(one, rowByKey.get(one.group), productId)
    return message === null ? [] : [{ path: `optionGroups.${index}`, message }]
  })
  rejectIssues('VALIDATION', issues)
  const money = moneyOf(await readRegion(tx))
  const entered = wanted.flatMap(({ prices }, index) =>
    (prices ?? []).map(({ price }, place) => ({
      path: `optionGroups.${index}.prices.${place}.price`,
      amount: price,
    })),
  )
  rejectLargeAmounts('option', entered, money)

  await tx.delete(productOptionGroups).where(eq(productOptionGroups.productId, productId))
  const links = wanted.flatMap(({ group, min, max, defaults, prices }, position) => {
    const row = rowByKey.get(group)
    if (row === undefined) return []
    const cents = (prices ?? []).map(({ choice, price }) => [choice, money.toCents(price)] as const)
    return [
      {
        productId,
        groupId: row.group.id,
        position,
        min: min ?? null,
        max: max ?? null,
        defaults: defaults ?? null,
        prices: cents.length > 0 ? Object.fromEntries(cents) : null,
      },
    ]
  })
  if (links.length > 0) await tx.insert(productOptionGroups).values(links)
}

function withChoiceKeys(wanted: DishOptionGroup, row: GroupRow | undefined): DishOptionGroup {
  const keyOf = (name: string) => choiceKeyOf(row?.choices ?? [], name)
  return {
    ...wanted,
    ...(wanted.defaults && { defaults: wanted.defaults.map(keyOf) }),
    ...(wanted.prices && {
      prices: wanted.prices.map(({ choice, price }) => ({ choice: keyOf(choice), price })),
    }),
  }
}

function problemWith(wanted: DishOptionGroup, row: GroupRow | undefined, productId: string): string | null {
  if (row === undefined) return `There is no option group "${wanted.group}"`
  const { group, choices } = row
  if (choices.some((choice) => choice.productId === productId))
    return `${group.name}: this dish is one of its choices`
  const priced = (wanted.prices ?? []).map(({ choice }) => choice)
  return findMisfit({ ...wanted, priced }, { ...group, choices })
}

/** What differs for a dish. */
interface Difference {
  min?: number | null | undefined
  max?: number | null | undefined
  /** Keys of choices. */
  defaults?: readonly string[] | null | undefined
  /** Keys of the choices that have a price of their own. */
  priced: readonly string[]
}

interface Group {
  name: string
  min: number
  max: number
  choices: readonly { key: string; max: number }[]
}

/** Why a dish cannot differ from a group like this; null if it can. */
export function findMisfit(wanted: Difference, { choices, ...group }: Group): string | null {
  const min = wanted.min ?? group.min
  const max = wanted.max ?? group.max
  if (min > max) return `${group.name}: at least ${min} is more than at most ${max}`
  const most = choices.reduce((sum, choice) => sum + Math.min(max, choice.max), 0)
  if (min > most) return `${group.name}: the choices allow only ${most}`
  const known = new Set(choices.map(({ key }) => key))
  const defaults = new Set(wanted.defaults ?? [])
  const unknown = [...defaults, ...wanted.priced].find((key) => !known.has(key))
  if (unknown !== undefined) return `${group.name} has no choice "${unknown}"`
  if (defaults.size > max) return `${group.name}: at most ${max} can be chosen at first`
  if (defaults.size > 0 && defaults.size < min) return `${group.name}: choose ${min} at first, or none`
  return null
}
