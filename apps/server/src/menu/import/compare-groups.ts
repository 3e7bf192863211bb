import { dollarsFromCents } from '@tiffin/pricing'
import { writeAllergens, writeDiets } from './label-cells.ts'
import type { MenuChoice, MenuGroup } from './menu-groups.ts'

export interface FieldChange {
  column: string
  before: string
  after: string
}

/** What differs between a group and what it will be, field by field. */
export function compareGroups(before: MenuGroup, after: MenuGroup): FieldChange[] {
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
    { column: 'Choices removed', before: nameAll(removed), after: '' },
    { column: 'Choices added', before: '', after: nameAll(added) },
    ...kept.flatMap((choice) => compareChoices(choice, keptByKey.get(choice.key) ?? choice, before)),
  ].filter((change) => change.before !== change.after)
  const isMoved = kept.some(({ key }, index) => orderAfter[index]?.key !== key)
  if (!isMoved) return changes
  return [...changes, { column: 'Order', before: nameAll(kept), after: nameAll(orderAfter) }]
}

const nameAll = (choices: readonly MenuChoice[]) => choices.map(({ name }) => name).join(', ')

const choiceFields: readonly [label: string, textOf: (choice: MenuChoice) => string][] = [
  ['name', ({ name }) => name],
  ['price', ({ priceCents }) => dollarsFromCents(priceCents).toFixed(2)],
  ['chosen at first', ({ isDefault }) => (isDefault ? 'yes' : 'no')],
  ['most', ({ max }) => String(max)],
  ['dish', ({ product }) => product ?? ''],
  ['breaks diets', ({ breaksDiets }) => writeDiets(breaksDiets)],
  ['allergens', ({ allergens }) => writeAllergens(allergens) ?? ''],
]

function compareChoices(before: MenuChoice, after: MenuChoice, { choices }: MenuGroup): FieldChange[] {
  const isAmbiguous = choices.some(({ key, name }) => name === before.name && key !== before.key)
  const label = isAmbiguous ? `${before.name} (${before.key})` : before.name
  return choiceFields.map(([field, textOf]) => ({
    column: `${label}: ${field}`,
    before: textOf(before),
    after: textOf(after),
  }))
}
