/** What is chosen in a form, on plain values: how many of each choice of each group. */
import { chooseOptions, type OptionGroup, type OrderedOption } from '@tiffin/contract'
import { useState } from 'react'

export type OptionSelection = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The options of a line as it is, or what the dish has at first; what has run out must be chosen anew. */
export function selectOptions(
  groups: readonly OptionGroup[],
  options: readonly OrderedOption[] = [],
): OptionSelection {
  const chosen = chooseOptions(groups, keepKnown(groups, options)).options
  return Object.fromEntries(
    groups.map((group) => [
      group.key,
      Object.fromEntries(
        group.choices.map(({ key, isSoldOut }) => {
          const option = chosen.find((one) => one.group === group.key && one.choice === key)
          return [key, option === undefined || isSoldOut ? 0 : (option.quantity ?? 1)]
        }),
      ),
    ]),
  )
}

/** A line may be older than the dish's groups. */
const keepKnown = (groups: readonly OptionGroup[], options: readonly OrderedOption[]) =>
  options.filter(({ group, choice }) =>
    groups.some(({ key, choices }) => key === group && choices.some((one) => one.key === choice)),
  )

/** One choice replaces another where only one is possible. */
export function setChoice(
  selection: OptionSelection,
  { key, max }: OptionGroup,
  choice: string,
  quantity: number,
): OptionSelection {
  const others = max === 1 ? {} : selection[key]
  return { ...selection, [key]: { ...others, [choice]: quantity } }
}

export const countChosen = (selection: OptionSelection, { key }: OptionGroup): number =>
  Object.values(selection[key] ?? {}).reduce((sum, quantity) => sum + quantity, 0)

/** As it is ordered. A group of which nothing is chosen names a choice with 0, or it would get its defaults. */
export const orderOptions = (groups: readonly OptionGroup[], selection: OptionSelection): OrderedOption[] =>
  groups.flatMap((group) => {
    const chosen = group.choices
      .map(({ key }) => ({ group: group.key, choice: key, quantity: selection[group.key]?.[key] ?? 0 }))
      .filter(({ quantity }) => quantity > 0)
    const [first] = group.choices
    if (chosen.length > 0 || first === undefined) return chosen
    return [{ group: group.key, choice: first.key, quantity: 0 }]
  })

/** What a guest chooses for a dish: for `OptionFields`. */
export function useOptions(groups: readonly OptionGroup[], initial?: readonly OrderedOption[]) {
  const [selection, setSelection] = useState(() => selectOptions(groups, initial))
  // Errors are shown once somebody has tried to go on.
  const [isChecked, setIsChecked] = useState(false)
  const { options, problems, priceOf } = chooseOptions(groups, orderOptions(groups, selection))
  return {
    groups,
    selection,
    options,
    priceOf,
    problems: isChecked ? problems : [],
    choose: (group: OptionGroup, choice: string, quantity: number) =>
      setSelection((current) => setChoice(current, group, choice, quantity)),
    /** The key of the first group that is not complete; null if all are. */
    check: () => {
      setIsChecked(true)
      return problems[0]?.group ?? null
    },
  }
}

export type ChosenOptions = ReturnType<typeof useOptions>
