import {
  type Allergen,
  type AllergenList,
  allergenListOf,
  allergens as allAllergens,
  type ChoosableGroup,
  type DietaryLabel,
  dietaryLabels,
  dietsRuledOutBy,
  type DishOptionGroup,
  type EditableOptionGroup,
  type OptionGroup,
  readStatement,
  type RegionSettings,
} from '@tiffin/contract'
import { type Money, moneyOf } from '@tiffin/pricing'
import { dayOn, type Zone } from '../../platform/wall-clock.ts'
import type {
  ChoiceRow,
  DishGroupJson,
  GroupRow,
  LinkRow,
  OrderableChoice,
  OrderableDish,
} from './option-queries.ts'
import { isSoldOutAt } from './catalogue-queries.ts'

type Difference = Pick<LinkRow, 'min' | 'max' | 'defaults' | 'prices'>

type Choice = Omit<ChoiceRow, 'groupId' | 'position' | 'productId'>

interface OrderableGroup<Row extends OrderableChoice = Choice> {
  group: Pick<GroupRow['group'], 'key' | 'name' | 'min' | 'max'>
  choices: readonly Row[]
}

interface Group extends OrderableGroup {
  group: Pick<GroupRow['group'], 'key' | 'name' | 'min' | 'max' | 'addsIngredients'>
  sizes: GroupRow['sizes']
}

const asInGroup: Difference = { min: null, max: null, defaults: null, prices: null }

/** The moment at which something is shown, the currency that its prices are in, and the country’s allergens. */
export interface Shown {
  nowMs: number
  money: Money
  allergenList: AllergenList
}

export const shownAt = (nowMs: number, region: RegionSettings): Shown => ({
  nowMs,
  money: moneyOf(region),
  allergenList: allergenListOf(region),
})

function presentGroup(row: Group, shown: Shown, difference: Difference = asInGroup): OptionGroup {
  const { addsIngredients } = row.group
  const factsOfChoice = (choice: Choice) =>
    presentFacts(choice, { list: shown.allergenList, addsIngredients })
  const sizeGroup = row.sizes?.key ?? null
  return presentWith(row, { ...shown, difference, sizeGroup, factsOfChoice })
}

interface Presenting<Row, Facts> extends Pick<Shown, 'nowMs' | 'money'> {
  difference: Difference
  /** The key of the group of sizes. */
  sizeGroup: string | null
  factsOfChoice: (choice: Row) => Facts
}

/** A group as it is for a dish; what the dish says about choices that the group no longer has does not count. */
function presentWith<Row extends OrderableChoice, Facts>(
  { group, choices }: OrderableGroup<Row>,
  { nowMs, money, difference, sizeGroup, factsOfChoice }: Presenting<Row, Facts>,
) {
  const min = difference.min ?? group.min
  const max = Math.max(min, difference.max ?? group.max)
  const defaults = defaultsOf(choices, { min, max }, difference.defaults)
  return {
    key: group.key,
    name: group.name,
    min,
    max,
    ...(sizeGroup !== null && { sizeGroup }),
    choices: choices.map((choice) => ({
      key: choice.key,
      name: choice.name,
      price: money.toAmount(difference.prices?.[choice.key] ?? choice.priceCents),
      // A price of the dish's own is the same for every size.
      ...(sizeGroup !== null &&
        choice.sizePrices !== null &&
        difference.prices?.[choice.key] === undefined && {
          sizePrices: presentSizePrices(choice.sizePrices, money),
        }),
      isDefault: defaults.has(choice.key),
      max: Math.min(max, choice.max),
      isSoldOut: isSoldOutAt(choice, nowMs) || (choice.dish !== null && isDishGone(choice.dish, nowMs)),
      ...factsOfChoice(choice),
      ...(choice.dish && { product: choice.dish.slug }),
    })),
  }
}

const presentSizePrices = (prices: Readonly<Record<string, number>>, money: Money) =>
  Object.entries(prices).map(([size, cents]) => ({ size, price: money.toAmount(cents) }))

const isDishGone = (dish: OrderableDish, nowMs: number) => isSoldOutAt(dish, nowMs) || dish.stock === 0

/** Whether what must be chosen is still to be had: without a curry there is no thali. */
export const hasWhatItNeeds = (groups: readonly OptionGroup[]): boolean =>
  groups.every(({ min, choices }) => {
    const available = choices.filter(({ isSoldOut }) => !isSoldOut)
    return available.reduce((sum, { max }) => sum + max, 0) >= min
  })

/** What a choice does to a dish: it, the dish that it is, and the diets that the allergens of both rule out. */
function presentFacts(
  { breaksDiets, dish, ...choice }: Choice,
  { list, addsIngredients }: { list: AllergenList; addsIngredients: boolean },
) {
  // A larger portion of the dish brings nothing that the dish has not stated.
  const stated =
    addsIngredients || (choice.allergens ?? []).length > 0
      ? readStatement(choice.allergens, choice.allergenList, list)
      : { allergens: [], unstated: [] }
  const own = stated.allergens
  const ofDish = dish && statedOfDish(dish, list)
  const contained = ofDish === null ? own : withOwn(ofDish.allergens, own)
  const open = [...(ofDish === null || own !== null ? stated.unstated : []), ...(ofDish?.unstated ?? [])]
  const unstated = open.filter((one, index) => !contained?.includes(one) && open.indexOf(one) === index)
  const broken = new Set<DietaryLabel>([
    ...breaksDiets,
    ...(dish === null ? [] : dietaryLabels.filter((diet) => !dish.dietary.includes(diet))),
    ...dietsRuledOutBy(contained ?? own),
  ])
  // Vegan food is both.
  if (broken.has('vegetarian') || broken.has('dairy-free')) broken.add('vegan')
  return {
    breaksDiets: dietaryLabels.filter((diet) => broken.has(diet)),
    ...presentStatement(contained, unstated),
  }
}

/** What is left open is named only where something is stated. */
export const presentStatement = (contained: Allergen[] | null, unstated: Allergen[]) => ({
  allergens: contained,
  ...(contained !== null && unstated.length > 0 && { unstatedAllergens: unstated }),
})

const statedOfDish = (
  { allergens: stated, allergenList, cooked }: NonNullable<ChoiceRow['dish']>,
  list: AllergenList,
) => cooked ?? readStatement(stated, allergenList, list)

/** Nothing can be added to the unknown. */
const withOwn = (ofDish: Allergen[] | null, own: Allergen[] | null) =>
  ofDish && allAllergens.filter((one) => ofDish.includes(one) || own?.includes(one))

/** None, if they are no longer enough or too many. */
function defaultsOf(
  choices: readonly OrderableChoice[],
  { min, max }: { min: number; max: number },
  ownDefaults: string[] | null,
): ReadonlySet<string> {
  const isDefault = (choice: OrderableChoice) =>
    ownDefaults === null ? choice.isDefault : ownDefaults.includes(choice.key)
  const keys = choices.filter(isDefault).map(({ key }) => key)
  return new Set(keys.length >= min && keys.length <= max ? keys : [])
}

/**
 * The groups of each dish, by its id. Dishes that have a group without differences share one object: menus are large,
 * groups few.
 */
export function presentGroupsByDish(
  groups: readonly GroupRow[],
  links: readonly LinkRow[],
  shown: Shown,
): ReadonlyMap<string, OptionGroup[]> {
  const rowById = new Map(groups.map((row) => [row.group.id, row]))
  const sharedById = new Map(groups.map((row) => [row.group.id, presentGroup(row, shown)]))
  const present = (link: LinkRow) => {
    const row = rowById.get(link.groupId)
    if (row === undefined) return []
    const shared = sharedById.get(link.groupId)
    return [isAsInGroup(link) && shared ? shared : presentGroup(row, shown, link)]
  }
  const linksByDish = Map.groupBy(links, ({ productId }) => productId)
  return new Map([...linksByDish].map(([id, ofDish]) => [id, ofDish.flatMap(present)]))
}

/** The same for one dish, from what an order reads. */
export const presentGroupsOfDish = (
  groups: readonly DishGroupJson[],
  shown: Pick<Shown, 'nowMs' | 'money'>,
): ChoosableGroup[] =>
  groups.map(({ group, difference, choices }) => {
    const rows = choices.map((choice) => ({ ...choice, ...revived(choice), dish: dishOf(choice) }))
    const { sizeGroup } = group
    return presentWith(
      { group, choices: rows },
      { ...shown, difference, sizeGroup, factsOfChoice: () => ({}) },
    )
  })

type ChoiceJson = DishGroupJson['choices'][number]

/** The dish that a choice is, from what an order reads. */
export const dishOf = ({ dish }: ChoiceJson): OrderableDish | null => dish && { ...dish, ...revived(dish) }

const revived = ({ soldOutUntil }: Pick<ChoiceJson, 'soldOutUntil'>) => ({
  soldOutUntil: soldOutUntil === null ? null : new Date(soldOutUntil),
})

const isAsInGroup = ({ min, max, defaults, prices }: Difference) =>
  min === null && max === null && defaults === null && prices === null

/**
 * What differs for a dish, as its editor sees it; of choices that the group no longer has nothing, because it could not
 * be saved again.
 */
export function presentLink(link: LinkRow, { group, choices }: Group, money: Money): DishOptionGroup {
  const { min, max } = link
  const isKnown = (key: string) => choices.some((choice) => choice.key === key)
  const defaults = link.defaults?.filter(isKnown)
  const prices = Object.entries(link.prices ?? {}).filter(([choice]) => isKnown(choice))
  return {
    group: group.key,
    ...(min !== null && { min }),
    ...(max !== null && { max }),
    ...(defaults && { defaults }),
    ...(prices.length > 0 && {
      prices: prices.map(([choice, cents]) => ({ choice, price: money.toAmount(cents) })),
    }),
  }
}

export function presentEditableGroup(
  row: GroupRow,
  dishes: EditableOptionGroup['dishes'],
  { zone, ...shown }: Shown & { zone: Zone },
): EditableOptionGroup {
  const { nowMs } = shown
  const group = presentGroup(row, shown)
  return {
    ...group,
    _id: row.group.id,
    version: row.group.version,
    addsIngredients: row.group.addsIngredients,
    choices: group.choices.flatMap((choice, index) => {
      const saved = row.choices[index]
      if (saved === undefined) return []
      const isSoldOut = isSoldOutAt(saved, nowMs)
      const until = isSoldOut ? saved.soldOutUntil : null
      const { breaksDiets } = saved
      const stated = readStatement(saved.allergens, saved.allergenList, shown.allergenList)
      return [
        {
          ...choice,
          ...(saved.sku !== null && { sku: saved.sku }),
          // What it cost beside a size that no longer exists could not be saved again.
          ...(choice.sizePrices && {
            sizePrices: choice.sizePrices.filter(({ size }) => row.sizes?.choices.includes(size)),
          }),
          saved: { breaksDiets, ...presentStatement(stated.allergens, stated.unstated), isSoldOut },
          soldOutUntil: until && dayOn(until, zone),
        },
      ]
    }),
    dishes: dishes.map(({ slug, title }) => ({ slug, title })),
  }
}
