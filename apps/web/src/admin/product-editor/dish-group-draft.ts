/** An option group of a dish in the form, and what differs for this dish: texts as typed, blank as in the group. */
import { typedAmount, type Money } from '@tiffin/pricing'
import type { DishOptionGroup, EditableOptionGroup } from '@tiffin/contract'
import { describeDifference } from '../../lib/format/order-lines.ts'
import { readOptionPrice } from '../../lib/forms/read-figures.ts'

export type DishGroupDraft = ReturnType<typeof draftOfGroup>

export const draftOfGroup = ({ group, min, max, defaults, prices }: DishOptionGroup, money: Money) => ({
  group,
  min: String(min ?? ''),
  max: String(max ?? ''),
  /** Null: as in the group. */
  defaults: defaults ?? null,
  /** Only choices with a price of their own, so that the path of an error is that of the field. */
  prices: (prices ?? []).map(({ choice, price }) => ({ choice, price: typedAmount(price, money) })),
})

/** What is not a number becomes NaN, which the schema rejects. */
export const readGroup = (
  { group, min, max, defaults, prices }: DishGroupDraft,
  money: Money,
): DishOptionGroup => ({
  group,
  ...(isFilled(min) && { min: Number(min) }),
  ...(isFilled(max) && { max: Number(max) }),
  ...(defaults !== null && { defaults }),
  ...(prices.length > 0 && {
    prices: prices.map(({ choice, price }) => ({ choice, price: readOptionPrice(price, money) })),
  }),
})

/** In short; without the group's choices, which have the names, their keys are named. */
export function describeDifferences(
  draft: DishGroupDraft,
  money: Money,
  choices: EditableOptionGroup['choices'] = [],
) {
  const { min, max, defaults, prices } = draft
  const nameOf = (key: string) => choices.find((choice) => choice.key === key)?.name ?? key
  return [
    ...(isFilled(min) ? [`At least ${min}`] : []),
    ...(isFilled(max) ? [`At most ${max}`] : []),
    ...(defaults === null ? [] : [`${defaults.map(nameOf).join(', ') || 'Nothing'} at first`]),
    ...prices.map(({ choice, price }) => `${nameOf(choice)} ${describePrice(price, money)}`),
  ]
}

/** How many choices guests can make of the group for this dish. */
export const maxOf = ({ max }: DishGroupDraft, group: EditableOptionGroup) =>
  Number.isInteger(Number(max)) && Number(max) > 0 ? Number(max) : group.max

/** Which choices are chosen at first for this dish, in the order of the group. */
export const defaultsOf = ({ defaults }: DishGroupDraft, { choices }: EditableOptionGroup) =>
  choices
    .filter(({ key, isDefault }) => (defaults === null ? isDefault : defaults.includes(key)))
    .map(({ key }) => key)

/** With one choice more or less at first. What equals the group's is the group's again. */
export function toggleDefault(draft: DishGroupDraft, group: EditableOptionGroup, key: string) {
  const before = defaultsOf(draft, group)
  const isWanted = (choice: string) => before.includes(choice) !== (choice === key)
  const isAsInGroup = group.choices.every((choice) => isWanted(choice.key) === choice.isDefault)
  return isAsInGroup ? null : group.choices.map((choice) => choice.key).filter(isWanted)
}

const isFilled = (typed: string) => typed.trim() !== ''

function describePrice(typed: string, money: Money): string {
  const price = readOptionPrice(typed, money)
  return Number.isFinite(price) ? describeDifference(price, money) : typed
}
