/** What a group allows. Not in the schema files, so the shop need not load zod. */
import type { LineOption, OptionChoice, OptionGroup, OrderedOption } from './option-group.ts'

/** A choice without its diets and allergens, which decide nothing here. */
type ChoosableChoice = Omit<OptionChoice, 'breaksDiets' | 'allergens'>

export type ChoosableGroup = Omit<OptionGroup, 'choices'> & { choices: readonly ChoosableChoice[] }

/** Why the choices for a dish cannot be ordered. */
export interface OptionProblem {
  /** The group's key. */
  group: string
  /** Which of the choices that were sent, if it is about one. */
  index?: number
  /** The choice, or a dish that it is, has run out; otherwise the group does not allow what was chosen. */
  isSoldOut: boolean
  message: string
}

interface Chosen {
  /** Everything that is chosen for the line, in the order of the groups. */
  options: LineOption[]
  problems: OptionProblem[]
  /** What a choice of a group costs beside the size that is chosen. */
  priceOf: (group: ChoosableGroup, choice: ChoosableChoice) => number
}

type Sent = OrderedOption & { index: number }

/**
 * Completes what a guest chose for a dish: a group without a choice gets its defaults. A default that the guest
 * left out of an optional group is listed with quantity 0, so that the kitchen reads it. Problems are not thrown:
 * a form shows them all. Rules: at least `min` and at most `max` choices of a group, `max` of each choice.
 */
export function chooseOptions(
  groups: readonly ChoosableGroup[],
  sent: readonly OrderedOption[] = [],
): Chosen {
  const numbered = sent.map((option, index) => ({ ...option, index }))
  const known = new Set(groups.map(({ key }) => key))
  const unknown = numbered
    .filter(({ group }) => !known.has(group))
    .map(({ group, index }) => ({ group, index, isSoldOut: false, message: `There is no option “${group}”` }))
  const chosen = groups.map((group) =>
    chooseOfGroup(
      group,
      numbered.filter((option) => option.group === group.key),
    ),
  )
  const picked = chosen.flatMap((one) => one.picked)
  const priceOf: Chosen['priceOf'] = ({ sizeGroup }, { price, sizePrices }) => {
    const size = picked.find(({ group, quantity }) => group.key === sizeGroup && quantity)
    return sizePrices?.find((one) => one.size === size?.choice.key)?.price ?? price
  }
  return {
    options: picked.map(({ group, choice, quantity }) => ({
      group: group.key,
      choice: choice.key,
      ...(quantity !== 1 && { quantity }),
      groupName: group.name,
      choiceName: choice.name,
      price: priceOf(group, choice),
      ...(choice.product !== undefined && { product: choice.product }),
    })),
    problems: [...unknown, ...chosen.flatMap(({ problems }) => problems)],
    priceOf,
  }
}

function chooseOfGroup(group: ChoosableGroup, sent: readonly Sent[]) {
  const known = new Set(group.choices.map(({ key }) => key))
  const problems: OptionProblem[] = sent
    .filter(({ choice }) => !known.has(choice))
    .map(({ choice, index }) => problemOf(group, `There is no “${choice}”`, index))

  const picked = group.choices.map((choice) => {
    const mine = sent.filter((option) => option.choice === choice.key)
    const quantity =
      sent.length > 0
        ? mine.reduce((sum, option) => sum + (option.quantity ?? 1), 0)
        : Number(choice.isDefault)
    return { group, choice, quantity, index: mine[0]?.index }
  })
  for (const { choice, quantity, index } of picked) {
    if (quantity > choice.max) {
      problems.push(problemOf(group, `At most ${choice.max} of ${choice.name}`, index))
    } else if (quantity > 0 && choice.isSoldOut) {
      problems.push({ ...problemOf(group, `${choice.name} is sold out`, index), isSoldOut: true })
    }
  }
  const total = picked.reduce((sum, { quantity }) => sum + quantity, 0)
  if (problems.length === 0) problems.push(...limitProblems(group, total))

  return {
    picked: picked.filter(({ choice, quantity }) => quantity > 0 || isLeftOut(group, choice)),
    problems,
  }
}

const isLeftOut = ({ min }: ChoosableGroup, { isDefault }: ChoosableChoice) => min === 0 && isDefault

const problemOf = ({ key, name }: ChoosableGroup, message: string, index?: number): OptionProblem => ({
  group: key,
  ...(index !== undefined && { index }),
  isSoldOut: false,
  message: `${name}: ${message}`,
})

function limitProblems(group: ChoosableGroup, total: number): OptionProblem[] {
  const { min, max } = group
  if (total < min) {
    return [problemOf(group, min === 1 ? 'Choose one' : `Choose ${min === max ? '' : 'at least '}${min}`)]
  }
  return total > max ? [problemOf(group, max === 1 ? 'Choose only one' : `Choose at most ${max}`)] : []
}

/** Whether one press can add the dish: its defaults are all that it needs, and none of them has run out. */
export const needsNoChoice = (groups: readonly ChoosableGroup[]): boolean =>
  chooseOptions(groups).problems.length === 0
