/** An option group in the form: texts as typed. */
import { typedAmount, type Money } from '@tiffin/pricing'
import { randomId } from '@mantine/hooks'
import type {
  Allergen,
  DietaryLabel,
  EditableOptionGroup,
  OptionGroup,
  SaveOptionGroupInput,
} from '@tiffin/contract'
import { readOptionPrice } from '../../lib/forms/read-figures.ts'

export type OptionDraft = ReturnType<typeof draftOf>

/** The fields and their labels, in the order of the form. */
export const fieldNames: Readonly<Record<keyof OptionDraft, string>> = {
  name: 'Name',
  min: 'At least',
  max: 'At most',
  addsIngredients: 'The choices add ingredients',
  sizeGroup: 'Prices depend on',
  choices: 'Choices',
}

export const draftOf = (group: EditableOptionGroup | null, money: Money) => ({
  name: group?.name ?? '',
  min: String(group?.min ?? 0),
  max: String(group?.max ?? 1),
  addsIngredients: group?.addsIngredients ?? true,
  /** The key of the group of sizes; blank if prices depend on none. */
  sizeGroup: group?.sizeGroup ?? '',
  choices: group?.choices.map((choice) => draftOfChoice(choice, money)) ?? [newChoice()],
})

interface ChoiceDraft {
  /** Only in the form: a new choice has no key yet, and may be moved. */
  id: string
  /** Undefined for a new choice: the server makes its key from the name. */
  key: string | undefined
  name: string
  /** What another program calls it; blank for nothing. */
  sku: string
  price: string
  /** By the key of the size; blank as the price. */
  sizePrices: Record<string, string>
  isDefault: boolean
  max: string
  /** The slug of the dish that it is; blank if it is none. */
  product: string
  breaksDiets: DietaryLabel[]
  /** Null: not stated. */
  allergens: Allergen[] | null
  /** Of the country's list, about which nothing is stated. */
  unstated: readonly Allergen[]
  hasAllAllergens: boolean
}

const draftOfChoice = (choice: EditableOptionGroup['choices'][number], money: Money): ChoiceDraft => ({
  id: choice.key,
  key: choice.key,
  name: choice.name,
  sku: choice.sku ?? '',
  price: choice.price === 0 ? '' : typedAmount(choice.price, money),
  sizePrices: Object.fromEntries(
    (choice.sizePrices ?? []).map(({ size, price }) => [size, typedAmount(price, money)]),
  ),
  isDefault: choice.isDefault,
  max: String(choice.max),
  product: choice.product ?? '',
  breaksDiets: choice.saved.breaksDiets,
  allergens: choice.saved.allergens,
  unstated: choice.saved.unstatedAllergens ?? [],
  hasAllAllergens: false,
})

export const newChoice = (): ChoiceDraft => ({
  id: randomId(),
  key: undefined,
  name: '',
  sku: '',
  price: '',
  sizePrices: {},
  isDefault: false,
  max: '1',
  product: '',
  breaksDiets: [],
  allergens: null,
  unstated: [],
  hasAllAllergens: false,
})

/** The server's input for a draft. What is not a number becomes NaN, which the schema rejects. */
export const readDraft = (
  draft: OptionDraft,
  base: EditableOptionGroup | null,
  money: Money,
): SaveOptionGroupInput => ({
  name: draft.name,
  key: base?.key,
  min: numberIn(draft.min),
  max: numberIn(draft.max),
  addsIngredients: draft.addsIngredients,
  sizeGroup: draft.sizeGroup || null,
  choices: draft.choices.map(
    ({ price, isDefault, max, product, breaksDiets, allergens, hasAllAllergens, ...choice }) => ({
      name: choice.name,
      key: choice.key,
      sku: choice.sku.trim(),
      price: price.trim() === '' ? 0 : readOptionPrice(price, money),
      sizePrices: draft.sizeGroup === '' ? null : readSizePrices(choice.sizePrices, money),
      isDefault,
      max: numberIn(max),
      product: product || null,
      breaksDiets,
      allergens,
      ...(hasAllAllergens && allergens !== null && { hasAllAllergens }),
    }),
  ),
})

const readSizePrices = (prices: ChoiceDraft['sizePrices'], money: Money) =>
  Object.entries(prices)
    .filter(([, typed]) => typed.trim() !== '')
    .map(([size, typed]) => ({ size, price: readOptionPrice(typed, money) }))

const numberIn = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed))

/** The group as guests will see it, as far as it makes sense yet. */
export function previewOf(draft: OptionDraft, money: Money): OptionGroup {
  const { min, max, addsIngredients, choices } = readDraft(draft, null, money)
  const atMost = Number.isInteger(max) && max > 0 ? max : 1
  return {
    key: 'preview',
    name: draft.name.trim() || 'Name of the group',
    min: Number.isInteger(min) && min >= 0 ? Math.min(min, atMost) : 0,
    max: atMost,
    choices: choices.map((choice, index) => ({
      key: String(index),
      name: choice.name.trim() || `Choice ${index + 1}`,
      price: Number.isFinite(choice.price) ? choice.price : 0,
      isDefault: choice.isDefault,
      max: Number.isInteger(choice.max) && choice.max > 0 ? Math.min(choice.max, atMost) : 1,
      isSoldOut: false,
      breaksDiets: choice.breaksDiets ?? [],
      allergens: choice.allergens ?? (addsIngredients === false ? [] : null),
    })),
  }
}

/** As shown where two versions are compared. */
export const describeDraft = (draft: OptionDraft) => ({
  ...draft,
  choices: draft.choices.map(
    ({ name, sku, price, sizePrices, isDefault, max, product, breaksDiets, allergens }) =>
      [
        name,
        sku && `SKU ${sku}`,
        price,
        ...Object.entries(sizePrices).map(([size, typed]) => typed && `${size}: ${typed}`),
        isDefault && 'chosen at first',
        max !== '1' && `up to ${max}`,
        product && `is ${product}`,
        breaksDiets.length > 0 && `not ${breaksDiets.join(', ')}`,
        allergens && `allergens: ${allergens.join(', ') || 'none'}`,
      ]
        .filter(Boolean)
        .join(', '),
  ),
})
