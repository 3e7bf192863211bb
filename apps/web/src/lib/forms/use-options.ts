import { chooseOptions, type OptionGroup, type OrderedOption } from '@tiffin/contract'
import { useState } from 'react'
import { orderOptions, selectOptions, setChoice } from './option-selection.ts'

/** What a guest chooses for a dish: for `OptionFields`. */
export function useOptions(groups: readonly OptionGroup[], initial?: readonly OrderedOption[]) {
  const [selection, setSelection] = useState(() => selectOptions(groups, initial))
  // Errors are shown once somebody has tried to go on.
  const [isChecked, setIsChecked] = useState(false)
  const { options, problems } = chooseOptions(groups, orderOptions(groups, selection))
  return {
    groups,
    selection,
    options,
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
