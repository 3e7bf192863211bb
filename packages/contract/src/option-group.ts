import { z } from 'zod'
import { allergens, dietaryLabels } from './allergens.ts'
import {
  MAX_LABEL_LENGTH,
  MAX_LINE_QUANTITY,
  MAX_OPTION_CHOICES,
  MAX_SLUG_LENGTH,
  MAX_OPTION_PRICE_CENTS,
  withinCents,
} from './limits.ts'
import { soldOutUntil } from './moment.ts'
import { amount, identifier, optionalText, requiredText, sku, text } from './text.ts'
import { version } from './version.ts'

/** Of a statement that was made for the list of another country. */
export const unstatedAllergens = z
  .array(z.enum(allergens))
  .describe('Allergens of the country’s list about which nothing is stated; absent if there are none')

export const hasAllAllergens = z
  .boolean()
  .optional()
  .describe('The statement covers the whole list of the country, also if it is the same as before')

const optionPrice = amount.describe('What it adds to the dish’s price; negative takes off')

/** What a choice costs beside one of the sizes. */
const sizePrice = z.object({
  size: z.string().describe('The key of the choice in the size group'),
  price: optionPrice,
})

/** One of the choices of a group, as guests see it on a dish. */
export const optionChoice = z.object({
  key: z.string().describe('Its name in orders'),
  name: z.string(),
  price: optionPrice,
  sizePrices: z
    .array(sizePrice)
    .optional()
    .describe('Instead of `price`, if that size is chosen; a size that is absent costs `price`'),
  isDefault: z.boolean().describe('Chosen unless the guest chooses otherwise'),
  max: z.int().min(1).describe('How many of it one portion can have'),
  isSoldOut: z.boolean().describe('It, or the dish that it is'),
  breaksDiets: z.array(z.enum(dietaryLabels)).describe('Diets that a dish with it no longer has'),
  allergens: z
    .array(z.enum(allergens))
    .nullable()
    .describe('Allergens that it brings; null: nothing is stated, it may bring any'),
  unstatedAllergens: unstatedAllergens.optional(),
  product: z.string().optional().describe('The slug of the dish that it is'),
})

/** What a guest can choose for a dish, with the limits, defaults and prices that apply to that dish. */
export const optionGroup = z.object({
  key: z.string().describe('Its name in orders'),
  name: z.string(),
  min: z.int().min(0).describe('From 1 on a choice is required; the defaults may be it'),
  max: z.int().min(1).describe('How many choices in total, quantities counted'),
  sizeGroup: z
    .string()
    .optional()
    .describe('The key of the group of the same dish on whose choice `sizePrices` depend'),
  choices: z.array(optionChoice),
})

const keyText = (message: string) => requiredText(MAX_SLUG_LENGTH, message)

/** How a call names a choice. */
const choiceName = keyText('Choice is required').describe(
  'Its key, or its SKU or that of the dish that it is',
)

/** A choice as it is ordered. */
export const orderedOption = z.object({
  group: keyText('Group is required'),
  choice: choiceName,
  quantity: z
    .int('Quantity must be a whole number')
    .min(0, 'Quantity must be at least 0')
    .max(MAX_LINE_QUANTITY, `At most ${MAX_LINE_QUANTITY} of one choice`)
    .optional()
    .describe('Without it: 1. 0 leaves a default of an optional group out'),
})

/** A choice as it was sold: names and price stay when the group changes. */
export const lineOption = orderedOption.extend({
  choice: keyText('Choice is required'),
  groupName: z.string(),
  choiceName: z.string(),
  price: optionPrice,
  product: z.string().optional().describe('The slug of the dish that it is'),
})

const wholeLimit = (least: number) =>
  z
    .int('Enter a whole number')
    .min(least, `Enter at least ${least}`)
    .max(MAX_LINE_QUANTITY, `Enter at most ${MAX_LINE_QUANTITY}`)

const savedPrice = z.number('Enter a price like 1.50, or 0').refine(...withinCents(MAX_OPTION_PRICE_CENTS))

const savedChoice = z.object({
  name: requiredText(MAX_LABEL_LENGTH, 'Name is required'),
  key: optionalText(MAX_SLUG_LENGTH).describe('Its name in orders; made from the name if omitted'),
  price: savedPrice.default(0).describe('Rounded to the currency’s decimals'),
  sku: sku.describe('What another program calls it: no two choices share one; unchanged if omitted'),
  sizePrices: z
    .array(z.object({ size: keyText('Size is required'), price: savedPrice }))
    .max(MAX_OPTION_CHOICES)
    .nullish()
    .describe('What it costs instead, by the size that is chosen in `sizeGroup`; unchanged if omitted'),
  isDefault: z.boolean().default(false),
  max: wholeLimit(1).default(1).describe('How many of it one portion can have'),
  product: text(MAX_SLUG_LENGTH)
    .nullish()
    .describe(
      'The slug, id or SKU of the dish that it is: its portions, availability, diets and allergens count; null: none; unchanged ' +
        'if omitted',
    ),
  breaksDiets: z
    .array(z.enum(dietaryLabels))
    .max(dietaryLabels.length)
    .optional()
    .describe(
      'Diets that a dish with it no longer has, beyond what its allergens rule out; unchanged if omitted',
    ),
  allergens: z
    .array(z.enum(allergens))
    .max(allergens.length)
    .nullish()
    .describe(
      'Allergens that it brings; an empty list: none; null: not stated, or those of its dish; unchanged if omitted',
    ),
  hasAllAllergens,
})

const savedGroup = z.object({
  name: requiredText(MAX_LABEL_LENGTH, 'Name is required'),
  key: optionalText(MAX_SLUG_LENGTH).describe('Its name in orders; made from the name if omitted'),
  min: wholeLimit(0).default(0),
  max: wholeLimit(1).default(1),
  addsIngredients: z
    .boolean()
    .optional()
    .describe(
      'False for sizes, spice levels and the like: diets and allergens are then those of the dish, and no choice ' +
        'states any; true for a new group, unchanged if omitted',
    ),
  sizeGroup: text(MAX_SLUG_LENGTH)
    .nullish()
    .describe(
      'The key of a group in which one size is chosen, if prices depend on it where a dish has both; null: none; ' +
        'unchanged if omitted',
    ),
  choices: z
    .array(savedChoice)
    .min(1, 'Add at least one choice')
    .max(MAX_OPTION_CHOICES, `At most ${MAX_OPTION_CHOICES} choices`),
})

type SavedGroup = z.infer<typeof savedGroup>

/** The defaults, if there are any, must be an order that the group allows. */
function checkGroup({
  value: { min, max, choices, addsIngredients },
  issues,
  value,
}: z.core.ParsePayload<SavedGroup>) {
  const reject = (path: (string | number)[], message: string) =>
    issues.push({ code: 'custom', input: value, path, message })
  const most = choices.reduce((sum, choice) => sum + choice.max, 0)
  const defaults = choices.filter(({ isDefault }) => isDefault).length
  if (min > max) reject(['min'], 'Not more than the most')
  else if (min > most) reject(['min'], `The choices allow only ${most}`)
  if (defaults > max) reject(['choices'], `At most ${max} can be chosen at first`)
  else if (defaults > 0 && defaults < min) reject(['choices'], `Choose ${min} at first, or none`)
  for (const [index, choice] of choices.entries()) {
    if (choice.sku && choices.findIndex(({ sku: other }) => other === choice.sku) < index)
      reject(['choices', index, 'sku'], `Two choices have the SKU “${choice.sku}”`)
    if (choice.max > max && max > 0) reject(['choices', index, 'max'], `At most ${max}, as in the group`)
    const stated = addsIngredients === false ? findIngredient(choice) : null
    if (stated !== null) reject(['choices', index, stated], `${choice.name} ${NO_INGREDIENTS}`)
  }
}

type StatedChoice = Partial<Pick<z.infer<typeof savedChoice>, 'product' | 'breaksDiets' | 'allergens'>>

/** What a choice says that only ingredients can do; null if it says nothing of the kind. */
export function findIngredient({
  product,
  breaksDiets = [],
  allergens: contained,
}: StatedChoice): 'product' | 'breaksDiets' | 'allergens' | null {
  if (product) return 'product'
  if (breaksDiets.length > 0) return 'breaksDiets'
  return contained && contained.length > 0 ? 'allergens' : null
}

export const NO_INGREDIENTS =
  'cannot be a dish, break a diet or bring an allergen in a group that adds no ingredients'

/** A group as a whole: its choices in their order replace the ones before. */
export const saveOptionGroupInput = savedGroup.check(checkGroup)

/** Without a version the last write wins. */
export const changeOptionGroupInput = savedGroup
  .extend({ id: identifier, version: version.optional() })
  .check(checkGroup)

export const optionGroupIdInput = z.object({ id: identifier })

/** A group with its editing details. */
export const editableOptionGroup = optionGroup.extend({
  _id: z.string(),
  version,
  addsIngredients: z
    .boolean()
    .describe(
      'False: sizes, spice levels and the like, with which diets and allergens are those of the dish',
    ),
  choices: z.array(
    optionChoice.extend({
      sku: z.string().optional().describe('What another program calls it; absent if it has none'),
      saved: z
        .object({
          breaksDiets: z.array(z.enum(dietaryLabels)),
          allergens: z.array(z.enum(allergens)).nullable(),
          unstatedAllergens: unstatedAllergens.optional(),
          isSoldOut: z.boolean(),
        })
        .describe('Of the choice itself, whatever the dish is that it is'),
      soldOutUntil: z.iso
        .date()
        .nullable()
        .describe('The day it is available again; null: until it is turned back on'),
    }),
  ),
  dishes: z.array(z.object({ slug: z.string(), title: z.string() })).describe('That have it'),
})

const ofChoice = { id: identifier.describe('Of the group'), choice: choiceName }

/** 86 a choice on all its dishes, or turn it back on. */
export const setChoiceAvailabilityInput = z.discriminatedUnion(
  'soldOut',
  [
    z.object({ ...ofChoice, soldOut: z.literal(false) }),
    z.object({
      ...ofChoice,
      soldOut: z.literal(true),
      until: soldOutUntil,
    }),
  ],
  { error: 'Say whether it is sold out' },
)

/** A group of a dish, and what is different for this dish. */
export const dishOptionGroup = z.object({
  group: keyText('Group is required').describe('Its key'),
  min: wholeLimit(0).nullish().describe('Without it: the group’s'),
  max: wholeLimit(1).nullish().describe('Without it: the group’s'),
  defaults: z
    .array(choiceName)
    .max(MAX_OPTION_CHOICES)
    .nullish()
    .describe('The choices that are chosen at first; without it: the group’s'),
  prices: z
    .array(z.object({ choice: choiceName, price: savedPrice }))
    .max(MAX_OPTION_CHOICES)
    .nullish()
    .describe('A choice that is absent costs what it costs in the group'),
})

export type OptionChoice = z.infer<typeof optionChoice>
export type OptionGroup = z.infer<typeof optionGroup>
export type OrderedOption = z.infer<typeof orderedOption>
export type LineOption = z.infer<typeof lineOption>
export type SaveOptionGroupInput = z.infer<typeof saveOptionGroupInput>
export type ChangeOptionGroupInput = z.infer<typeof changeOptionGroupInput>
export type EditableOptionGroup = z.infer<typeof editableOptionGroup>
export type SetChoiceAvailabilityInput = z.infer<typeof setChoiceAvailabilityInput>
export type DishOptionGroup = z.infer<typeof dishOptionGroup>
