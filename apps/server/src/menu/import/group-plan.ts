import type { Money } from '@tiffin/pricing'
import type { Hash } from 'node:crypto'
import { writeAllergens, writeDiets } from './draw-table.ts'
import type { MenuChoice, MenuGroup } from './menu-groups.ts'
import { writePrices } from './options-cell.ts'
import type { Reason } from './parsed-sheet.ts'
import type { GroupDraft, GroupReason } from './plan-groups.ts'

export interface FieldChange {
  column: string
  before: string
  after: string
}

/** What differs between a group and what it will be, field by field. */
function compareGroups(before: MenuGroup, after: MenuGroup, money: Money): FieldChange[] {
  const keysBefore = new Set(before.choices.map(({ key }) => key))
  const keysAfter = new Set(after.choices.map(({ key }) => key))
  const removed = before.choices.filter(({ key }) => !keysAfter.has(key))
  const added = after.choices.filter(({ key }) => !keysBefore.has(key))
  const kept = before.choices.filter(({ key }) => keysAfter.has(key))
  const orderAfter = after.choices.filter(({ key }) => keysBefore.has(key))
  const keptByKey = new Map(orderAfter.map((choice) => [choice.key, choice]))
  const changes = [
    { column: 'Group name', before: before.name, after: after.name },
    { column: 'At least', before: String(before.min), after: String(after.min) },
    { column: 'At most', before: String(before.max), after: String(after.max) },
    {
      column: 'Adds ingredients',
      before: before.addsIngredients ? 'yes' : 'no',
      after: after.addsIngredients ? 'yes' : 'no',
    },
    { column: 'Size group', before: before.sizeGroup ?? '', after: after.sizeGroup ?? '' },
    { column: 'Choices removed', before: nameAll(removed), after: '' },
    { column: 'Choices added', before: '', after: nameAll(added) },
    ...kept.flatMap((choice) => compareChoices([choice, keptByKey.get(choice.key) ?? choice], before, money)),
  ].filter((change) => change.before !== change.after)
  const isMoved = kept.some(({ key }, index) => orderAfter[index]?.key !== key)
  if (!isMoved) return changes
  return [...changes, { column: 'Order', before: nameAll(kept), after: nameAll(orderAfter) }]
}

const nameAll = (choices: readonly MenuChoice[]) => choices.map(({ name }) => name).join(', ')

const choiceFields: readonly [label: string, textOf: (choice: MenuChoice, money: Money) => string][] = [
  ['name', ({ name }) => name],
  ['SKU', ({ sku }) => sku ?? ''],
  ['price', ({ priceCents }, money) => money.write(money.toAmount(priceCents))],
  ['price by size', ({ sizePrices }, money) => (sizePrices ? writePrices(sizePrices, money) : '')],
  ['chosen at first', ({ isDefault }) => (isDefault ? 'yes' : 'no')],
  ['most', ({ max }) => String(max)],
  ['dish', ({ product }) => product ?? ''],
  ['breaks diets', ({ breaksDiets }) => writeDiets(breaksDiets)],
  ['allergens', ({ allergens }) => writeAllergens(allergens) ?? ''],
]

function compareChoices(
  [before, after]: [MenuChoice, MenuChoice],
  { choices }: MenuGroup,
  money: Money,
): FieldChange[] {
  const isAmbiguous = choices.some(({ key, name }) => name === before.name && key !== before.key)
  const label = isAmbiguous ? `${before.name} (${before.key})` : before.name
  return choiceFields.map(([field, textOf]) => ({
    column: `${label}: ${field}`,
    before: textOf(before, money),
    after: textOf(after, money),
  }))
}

// A column with the wrong contents has a reason in every row.
const MAX_REASONS = 20

interface PlannedGroup {
  row: number
  key: string
  title: string
}

export interface NewGroup extends PlannedGroup {
  after: MenuGroup
}

export interface ChangedGroup extends NewGroup {
  id: string
  version: number
  changes: FieldChange[]
}

interface RefusedGroup {
  row: number
  title: string
  reasons: Reason[]
  /** The row of its first reason. */
  firstRow: number
}

/** What an import does to the option groups. */
export interface GroupPlan {
  new: NewGroup[]
  changed: ChangedGroup[]
  unchanged: number
  refused: RefusedGroup[]
}

export const emptyGroupPlan = (): GroupPlan => ({ new: [], changed: [], unchanged: 0, refused: [] })

export function addDraft(
  plan: GroupPlan,
  { row, key, title, known, after, reasons }: GroupDraft,
  money: Money,
) {
  if (after === null || reasons.length > 0) {
    plan.refused.push(refuse({ row, title, reasons, isKnown: known !== undefined }))
  } else if (known === undefined) {
    plan.new.push({ row, key, title, after })
  } else {
    const changes = compareGroups(known, after, money)
    const { id, version } = known
    if (changes.length === 0) plan.unchanged += 1
    else plan.changed.push({ row, key, title, after, id, version, changes })
  }
}

interface Refused {
  row: number
  title: string
  reasons: readonly GroupReason[]
  isKnown: boolean
}

function refuse({ row, title, reasons, isKnown }: Refused): RefusedGroup {
  const message = isKnown ? 'The group stays as it is' : 'The group is not added'
  return {
    row,
    title,
    reasons: [...reasons.slice(0, MAX_REASONS).map(withoutRow), { message }],
    firstRow: reasons[0]?.row ?? row,
  }
}

const withoutRow = ({ cell, message }: GroupReason): Reason => ({
  ...(cell !== undefined && { cell }),
  message,
})

/** Adds to a fingerprint what would be done to which version of which group. */
export function digestGroups({ new: added, changed, unchanged, refused }: GroupPlan, digest: Hash): void {
  for (const { row } of refused) digest.update(`\nrefused group ${row}`)
  for (const { row } of added) digest.update(`\nnew group ${row}`)
  for (const { row, id, version, changes } of changed) {
    digest.update(`\nchanged group ${row} ${id} ${version} ${changes.map(({ column }) => column).join()}`)
  }
  digest.update(`\nunchanged groups ${unchanged}`)
}
