/** A product in the form: texts as typed, blank if there is none. */
import { readAmount, typedAmount, type Money } from '@tiffin/pricing'
import { upperFirst } from '@mantine/hooks'
import {
  amountTrouble,
  allergenNames,
  dietaryLabels,
  MAX_PRICE_CENTS,
  MAX_SLUG_LENGTH,
  normalizeSlug,
  requiredText,
  saveProductInput,
  type Category,
  type DietaryLabel,
  type EditableProduct,
  type SpiceLevel,
  type ProductAttributes,
  type SaveProductInput,
  type DishOptionGroup,
  type EditableOptionGroup,
} from '@tiffin/contract'
import { describeDifference } from '../../lib/format/order-lines.ts'
import { readOptionPrice } from '../../lib/forms/read-figures.ts'

export type ProductDraft = ReturnType<typeof draftOf>

/** The fields and their labels, in the order of the page. */
export const fieldNames: Readonly<Record<keyof ProductDraft, string>> = {
  title: 'Title',
  slug: 'Slug',
  number: 'Number on the menu',
  sku: 'SKU',
  description: 'Description',
  price: 'Price',
  categorySlug: 'Category',
  imageUrl: 'Image URL',
  isFeatured: 'Featured product',
  isHidden: 'Hidden from guests',
  discountPercent: 'Discount percent',
  stock: 'Stock',
  dietary: 'Dietary labels',
  allergens: 'Allergens in it',
  hasAllAllergens: 'Nothing else on this list is in it',
  spiceLevel: 'Spice level',
  optionGroups: 'Options',
  abv: 'ABV %',
  volumeMl: 'Volume (ml)',
  origin: 'Origin',
  flavourNotes: 'Tasting notes',
}

export function draftOf(product: EditableProduct | null, money: Money) {
  const spiceLevel: SpiceLevel | '' = product?.spiceLevel ?? ''
  const { abv, volumeMl, origin = '', flavourNotes = '' } = product?.attributes ?? {}
  return {
    title: product?.title ?? '',
    slug: product?.slug ?? '',
    number: product?.number ?? '',
    sku: product?.sku ?? '',
    description: product?.description ?? '',
    price: product ? typedAmount(product.price, money) : '',
    categorySlug: product?.category.slug ?? '',
    // A painting is no picture of its own: without one the dish is painted.
    imageUrl: (product?.isPainted ? undefined : product?.thumbnail) ?? '',
    isFeatured: product?.isFeatured ?? false,
    isHidden: product?.isHidden ?? false,
    discountPercent: figure(product?.discountPercent || null),
    stock: figure(product?.countedStock),
    dietary: sortDietary(product?.dietary ?? []),
    allergens: product?.allergens ?? null,
    hasAllAllergens: false,
    spiceLevel,
    optionGroups: product?.dishOptionGroups.map((group) => draftOfGroup(group, money)) ?? [],
    abv: figure(abv),
    volumeMl: figure(volumeMl),
    origin,
    flavourNotes,
  }
}

/** In a fixed order, so that two lists of the same labels are equal. */
export const sortDietary = (labels: readonly DietaryLabel[]): DietaryLabel[] =>
  dietaryLabels.filter((label) => labels.includes(label))

const figure = (value: number | null | undefined) => String(value ?? '')

/** As shown where two versions are compared. */
export const describeDraft = (
  draft: ProductDraft,
  { categories, money }: { categories: readonly Category[]; money: Money },
) => ({
  ...draft,
  // '13' and '13.00' are the same price.
  price: Number.isFinite(readAmount(draft.price, money))
    ? typedAmount(readAmount(draft.price, money), money)
    : draft.price,
  categorySlug: categories.find(({ slug }) => slug === draft.categorySlug)?.name ?? draft.categorySlug,
  dietary: draft.dietary.map(upperFirst),
  allergens: draft.allergens?.map((allergen) => allergenNames[allergen]) ?? ['not stated'],
  spiceLevel: upperFirst(draft.spiceLevel),
  optionGroups: draft.optionGroups.map((one) =>
    [one.group, describeDifferences(one, money).join(', ')].filter(Boolean).join(': '),
  ),
})

/** In the form the slug is a visible, required field; the API derives it from the title. */
export const productForm = (money: Money) =>
  saveProductInput.extend({
    slug: requiredText(MAX_SLUG_LENGTH, 'Slug is required'),
    price: saveProductInput.shape.price.superRefine((price, { addIssue }) => {
      const trouble = amountTrouble(price, money.decimals, MAX_PRICE_CENTS)
      const message = trouble ?? (money.isWhole(price) ? null : decimalsMessage[money.decimals])
      if (message !== null) addIssue({ code: 'custom', message })
    }),
  })

const decimalsMessage = {
  0: 'Enter a whole number',
  2: 'At most two decimals',
  3: 'At most three decimals',
}

/** The server's input for a draft. What is not a number becomes NaN, which the schema rejects. */
export function inputOf(draft: ProductDraft, money: Money): SaveProductInput {
  return {
    title: draft.title.trim(),
    slug: slugOf(draft),
    number: draft.number.trim(),
    sku: draft.sku.trim(),
    categorySlug: draft.categorySlug,
    price: readAmount(draft.price, money),
    description: draft.description.trim(),
    imageUrl: draft.imageUrl.trim(),
    isFeatured: draft.isFeatured,
    isHidden: draft.isHidden,
    discountPercent: readFigure(draft.discountPercent) ?? 0,
    stock: readFigure(draft.stock) ?? null,
    attributes: attributesOf(draft),
    dietary: [...draft.dietary],
    allergens: draft.allergens,
    // Nothing is said by it unless it is ticked.
    ...(draft.hasAllAllergens && draft.allergens !== null && { hasAllAllergens: true }),
    spiceLevel: draft.spiceLevel === '' ? null : draft.spiceLevel,
    optionGroups: draft.optionGroups.map((group) => readGroup(group, money)),
  }
}

/**
 * Only what differs from the version that the form started with: portions that were sold while someone corrected a
 * title must not come back.
 */
export function changesOf(input: SaveProductInput, known: SaveProductInput): Partial<SaveProductInput> {
  const changed = Object.entries(input).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name as keyof SaveProductInput]),
  )
  return Object.fromEntries(changed)
}

function attributesOf(draft: ProductDraft): ProductAttributes {
  const [abv, volumeMl] = [readFigure(draft.abv), readFigure(draft.volumeMl)]
  const [origin, flavourNotes] = [draft.origin.trim(), draft.flavourNotes.trim()]
  return {
    ...(abv !== undefined && { abv }),
    ...(volumeMl !== undefined && { volumeMl }),
    ...(origin !== '' && { origin }),
    ...(flavourNotes !== '' && { flavourNotes }),
  }
}

/** As it will be in the address; a blank one is derived from the title. */
const slugOf = ({ slug, title }: ProductDraft) => normalizeSlug(slug.trim() === '' ? title : slug)

const readFigure = (typed: string) => (typed.trim() === '' ? undefined : Number(typed))

// An option group of a dish in the form, and what differs for this dish: texts as typed, blank as in the group.

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
