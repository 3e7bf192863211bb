/**
 * Which groups and which dishes' options of a file can be imported together: a dish needs its groups, a group the dishes
 * that are its choices, and what differs for a dish has to fit the group as it will be.
 */
import type { DishOptionGroup } from '@tiffin/contract'
import { slugOf } from '@tiffin/contract/slug-of'
import type { Money } from '@tiffin/pricing'
import { notOneSize } from '../catalogue/edit-option-group.ts'
import { findMisfit } from '../catalogue/save-dish-options.ts'
import { type GroupDraft, type GroupReason, inPortions } from './plan-groups.ts'
import type { KnownGroup, MenuGroup } from './menu-groups.ts'
import { type DishGroup, limitsOfKey, writeOptionsCell } from './options-cell.ts'

const MAX_NAMED = 5

/** A dish whose options matter. */
export interface SettledDish {
  slug: string
  title: string
  isNew: boolean
  /** Whether the import would write what the file says about it. */
  isWritten: boolean
  /** Its groups on the menu. */
  before: readonly DishGroup[]
  /** What the file says about them; undefined if nothing. */
  wanted: readonly DishOptionGroup[] | undefined
  /** Its groups after the import. */
  after: readonly DishGroup[]
  /** Why its row is rejected. */
  problems: string[]
}

interface Settling {
  drafts: readonly GroupDraft[]
  groups: readonly KnownGroup[]
  money: Money
  dishes: readonly SettledDish[]
  /** The slugs of the menu's products. */
  slugs: { has: (slug: string) => boolean }
  /** Without it groups that are on the menu stay as they are. */
  isUpdate: boolean
}

/** Adds the reasons to groups and the problems to dishes that cannot be imported. */
export async function settleOptions(settling: Settling): Promise<void> {
  const settler = createSettler(settling)
  await inPortions(settling.dishes, settler.expect)
  settler.checkChoices()
  settler.checkSizes()
  // Grows while it is settled: whatever depends on a rejected group is looked at again.
  await inPortions(settler.waiting, settler.settle)
}

function createSettler({ drafts, groups, money, dishes, slugs, isUpdate }: Settling) {
  const knownByKey = new Map(groups.map((group) => [group.key, group]))
  /** The drafts that will be written, unless something speaks against them. */
  const draftByKey = new Map(
    drafts
      .filter(({ after, known }) => after !== null && (isUpdate || known === undefined))
      .map((draft) => [draft.key, draft]),
  )
  const rejectedByKey = new Map(
    drafts.filter(({ after }) => after === null).map((draft) => [draft.key, draft]),
  )
  const keyByName = new Map(
    [...groups, ...drafts.flatMap(({ after }) => after ?? [])].map(({ key, name }) => [slugOf(name), key]),
  )
  const newDishes = new Map(dishes.filter(({ isNew }) => isNew).map((dish) => [dish.slug, dish]))
  const dishesByKey = new Map<string, Set<SettledDish>>()
  const draftsByDish = new Map<string, GroupDraft[]>()
  const waiting: SettledDish[] = []
  const isWaiting = new Set<SettledDish>()

  const groupOf = (key: string): MenuGroup | undefined => draftByKey.get(key)?.after ?? knownByKey.get(key)

  /** By its key, or by its name. */
  function findKey(written: string): string {
    return groupOf(written) || rejectedByKey.has(written) ? written : (keyByName.get(written) ?? written)
  }

  function expect(dish: SettledDish) {
    const keys = [
      ...dish.before.map(({ key }) => key),
      ...(dish.wanted ?? []).map(({ group }) => findKey(group)),
    ]
    if (dish.wanted === undefined && !keys.some((key) => draftByKey.has(key))) return
    wait(dish)
    for (const key of keys) {
      const others = dishesByKey.get(key) ?? new Set()
      dishesByKey.set(key, others.add(dish))
    }
  }

  function wait(dish: SettledDish) {
    if (isWaiting.has(dish)) return
    isWaiting.add(dish)
    waiting.push(dish)
  }

  function checkChoices() {
    for (const draft of draftByKey.values()) {
      for (const { product } of draft.after?.choices ?? []) {
        if (product === null || slugs.has(product)) continue
        if (newDishes.has(product)) draftsByDish.set(product, [...(draftsByDish.get(product) ?? []), draft])
        else rejectChoices(draft, product, `There is no dish “${product}”`)
      }
    }
  }

  /** Until nothing more is rejected: a group that is not written is no size for another one either. */
  function checkSizes() {
    for (let isSettled = false; !isSettled;) {
      isSettled = true
      for (const draft of draftByKey.values()) {
        const reasons = sizeReasons(draft)
        if (reasons.length === 0) continue
        draft.reasons.push(...reasons)
        reject(draft)
        isSettled = false
      }
    }
  }

  function sizeReasons({ after, limitCell, sizeCell, sizePriceCells }: GroupDraft): GroupReason[] {
    if (after === null) return []
    const dependent = groups.find(({ key }) => after.max > 1 && groupOf(key)?.sizeGroup === after.key)
    if (dependent) {
      const message = `Prices of ${dependent.name} depend on it, so only one can be chosen`
      return [{ ...limitCell, message }]
    }
    if (after.sizeGroup === null) return []
    const sizes = groupOf(after.sizeGroup)
    const message =
      sizes === undefined
        ? `There is no option group “${after.sizeGroup}”`
        : sizes.key === after.key
          ? 'Choose another group'
          : notOneSize(sizes)
    if (message !== null) return [{ ...sizeCell, message }]
    const known = new Set(sizes?.choices.map(({ key }) => key))
    return after.choices.flatMap(({ sizePrices }, index) => {
      const unknown = Object.keys(sizePrices ?? {}).find((size) => !known.has(size))
      const cell = sizePriceCells[index]
      return unknown === undefined || !cell
        ? []
        : [{ ...cell, message: `${sizes?.name} has no choice “${unknown}”` }]
    })
  }

  function settle(dish: SettledDish) {
    isWaiting.delete(dish)
    const { after, problems } = resolve(dish)
    dish.problems = problems
    const isChanged = problems.length === 0 && dish.isWritten && dish.wanted !== undefined
    dish.after = isChanged ? after : dish.before
    if (problems.length > 0 && dish.isNew) {
      for (const draft of draftsByDish.get(dish.slug) ?? []) {
        if (draftByKey.get(draft.key) !== draft) continue
        rejectChoices(draft, dish.slug, `The row of the dish “${dish.slug}” is rejected`)
      }
    }
    if (dish.after !== dish.before) return
    for (const { key } of dish.before) {
      const draft = draftByKey.get(key)
      if (draft && misfitsAnew(dish, draft)) rejectMisfits(draft)
    }
  }

  /** A group that did not fit before, and does not fit now, is left as it is. */
  function misfitsAnew({ before, slug }: SettledDish, { key, after, known }: GroupDraft): string | null {
    const group = before.find((one) => one.key === key)
    if (!group || !after || !known || misfitOf(group, known, slug) !== null) return null
    return misfitOf(group, after, slug)
  }

  function reject(draft: GroupDraft) {
    draftByKey.delete(draft.key)
    rejectedByKey.set(draft.key, draft)
    for (const dish of dishesByKey.get(draft.key) ?? []) wait(dish)
  }

  function rejectChoices(draft: GroupDraft, product: string, message: string) {
    draft.after?.choices.forEach((choice, index) => {
      const cell = draft.productCells[index]
      if (choice.product === product && cell) draft.reasons.push({ ...cell, message })
    })
    reject(draft)
  }

  function rejectMisfits(draft: GroupDraft) {
    const message = `It no longer fits ${nameMisfits(draft)}. Change the Options of these dishes, too`
    draft.reasons.push({ row: draft.row, message })
    reject(draft)
  }

  /** The first dishes that stay as they are, and no longer fit. */
  function nameMisfits(draft: GroupDraft): string {
    const names: string[] = []
    for (const dish of dishesByKey.get(draft.key) ?? []) {
      const misfit = misfitsAnew(dish, draft)
      if (misfit === null || (dish.isWritten && dish.wanted && resolve(dish).problems.length === 0)) continue
      if (names.length === MAX_NAMED) return `${names.join(', ')} and others`
      names.push(`${dish.title} (${misfit})`)
    }
    return names.join(', ')
  }

  function resolve({ slug, before, wanted = [] }: SettledDish) {
    const problems: string[] = []
    const after: DishGroup[] = []
    for (const one of wanted) {
      const key = findKey(one.group)
      const group = groupOf(key)
      if (group === undefined) {
        const rejected = rejectedByKey.get(key)
        problems.push(
          rejected
            ? `The option group “${one.group}” is rejected: see row ${rejected.row} of the sheet Options`
            : `There is no option group “${one.group}”`,
        )
        continue
      }
      const found = resolveGroup(one, group, money)
      if (after.some((other) => other.key === key)) problems.push(`${group.name} is listed twice`)
      after.push(found)
      const misfit = misfitOf(found, group, slug)
      if (misfit !== null && !isUnchanged(found, before, slug)) problems.push(misfit)
    }
    return { after, problems }
  }

  /** What the file does not change is not judged. */
  function isUnchanged(found: DishGroup, before: readonly DishGroup[], slug: string): boolean {
    const known = knownByKey.get(found.key)
    const same = before.find(({ key }) => key === found.key)
    if (!known || !same || writeOptionsCell([same], money) !== writeOptionsCell([found], money)) return false
    return !draftByKey.has(found.key) || misfitOf(same, known, slug) !== null
  }

  return { waiting, expect, checkChoices, checkSizes, settle }
}

function misfitOf({ min, max, defaults, prices }: DishGroup, group: MenuGroup, slug: string): string | null {
  if (group.choices.some(({ product }) => product === slug))
    return `${group.name}: this dish is one of its choices`
  return findMisfit({ min, max, defaults, priced: Object.keys(prices ?? {}) }, group)
}

/** Choices by their keys, or by their names. */
function resolveGroup(written: DishOptionGroup, { key, choices }: MenuGroup, money: Money): DishGroup {
  const keys = new Set(choices.map((choice) => choice.key))
  const keyOf = (text: string) =>
    keys.has(text) ? text : (choices.find(({ name }) => slugOf(name) === text)?.key ?? text)
  const defaults = written.defaults?.map(keyOf)
  // Limits that were typed with a hyphen look like a choice.
  const limits = defaults?.filter((one) => !keys.has(one)).flatMap((one) => limitsOfKey(one) ?? [])[0]
  const { min, max } = { ...written, ...limits }
  const rest = defaults?.filter((one) => keys.has(one) || limitsOfKey(one) === null)
  const isLimitOnly = limits !== undefined && rest?.length === 0
  const prices = (written.prices ?? []).map(
    ({ choice, price }) => [keyOf(choice), money.toCents(price)] as const,
  )
  return {
    key,
    min: min ?? null,
    max: max ?? null,
    defaults: isLimitOnly ? null : (rest ?? null),
    prices: prices.length > 0 ? Object.fromEntries(prices) : null,
  }
}
