import { z } from 'zod'
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_DISH_NUMBER_LENGTH,
  MAX_DISH_OPTION_GROUPS,
  MAX_FLAVOUR_NOTES_LENGTH,
  MAX_ORIGIN_LENGTH,
  MAX_SEARCH_LENGTH,
  MAX_SLUG_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_PRICE_CENTS,
  withinCents,
} from './limits.ts'
import { blankIsAbsent, listPage } from './list-page.ts'
import { category } from './category.ts'
import { allergens, dietaryLabels } from './allergens.ts'
import { soldOutUntil } from './moment.ts'
import { amount, dishName, optionalText, requiredText, sku, text, webAddress } from './text.ts'
import { dishOptionGroup, hasAllAllergens, optionGroup, unstatedAllergens } from './option-group.ts'
import { version } from './version.ts'

export const spiceLevels = ['mild', 'medium', 'hot', 'extra hot'] as const

const within = (least: number, most: number, message: string) =>
  z.number(message).min(least, message).max(most, message)

export const productAttributes = z.object({
  abv: within(0, 100, 'Enter 0 to 100, or leave blank').optional().describe('Alcohol by volume, percent'),
  volumeMl: z
    .number('Enter more than 0, or leave blank')
    .positive('Enter more than 0, or leave blank')
    .max(100_000, 'This number is too large')
    .optional(),
  origin: text(MAX_ORIGIN_LENGTH).optional(),
  flavourNotes: text(MAX_FLAVOUR_NOTES_LENGTH).optional(),
})

/** A dish or drink as guests see it. `price` is before the discount. See SPEC 3. */
export const product = z.object({
  _id: z.string(),
  slug: z.string().describe('Its name in URLs'),
  number: z.string().optional().describe('On the menu: `12`, `M4b`; absent if dishes have none'),
  title: z.string(),
  description: z.string(),
  price: amount.describe('Before the discount'),
  discountPercent: z.number().describe('0 means no discount'),
  thumbnail: z.string().optional().describe('URL of its picture, often a path on this site'),
  stock: z.int().describe('Portions left; 999 where portions are not counted'),
  isFeatured: z.boolean(),
  category: category.pick({ _id: true, slug: true, name: true }),
  attributes: productAttributes,
  dietary: z.array(z.enum(dietaryLabels)).describe('Of the dish itself'),
  diets: z.array(z.enum(dietaryLabels)).describe('With what is chosen at first'),
  allergens: z
    .array(z.enum(allergens))
    .nullable()
    .describe('Allergens in the dish itself; null: nothing is stated, it may contain any'),
  unstatedAllergens: unstatedAllergens.optional(),
  spiceLevel: z.enum(spiceLevels).optional(),
  optionGroups: z.array(optionGroup).describe('What can be chosen for it, in display order'),
  rating: z
    .object({
      average: z.number().min(1).max(5).describe('Stars, to one decimal'),
      count: z.int().min(1).describe('Counts the reviews guests can see'),
    })
    .optional()
    .describe('Absent if there are no reviews'),
})

/** A list, or a text with commas between the values as in an address. */
const listOf = <const Values extends readonly string[]>(values: Values, error: string) =>
  z.preprocess(splitAtCommas, z.array(z.enum(values, error)).max(values.length, error).optional())

const splitAtCommas = (raw: unknown) =>
  typeof raw === 'string' ? raw.split(',').filter((one) => one.trim() !== '') : raw

const MAX_LISTED_SLUGS = 100

/** The `stock` shown for a dish whose portions are not counted: it is always available. */
export const UNCOUNTED_STOCK = 999

export const listProductsInput = z.object({
  slugs: z
    .preprocess(
      splitAtCommas,
      z.array(text(MAX_SLUG_LENGTH)).max(MAX_LISTED_SLUGS, `At most ${MAX_LISTED_SLUGS} slugs`).optional(),
    )
    .describe(
      'Only these dishes, each by slug, id or SKU, several with commas between them; one that is not on the menu is left out',
    ),
  category: blankIsAbsent(text(MAX_SLUG_LENGTH)).describe(
    'Slug of a category; an unknown one gives an empty list',
  ),
  q: blankIsAbsent(text(MAX_SEARCH_LENGTH)).describe(
    'Words in title, category, diets or description; case, accents, word forms and small misspellings do not matter',
  ),
  sort: blankIsAbsent(z.enum(['popular', 'newest'])).describe(
    'Without it: in menu order, or with `q` by fit',
  ),
  featured: blankIsAbsent(
    z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]),
  ).describe('Only featured products, or only the others'),
  diet: listOf(dietaryLabels, `Choose from ${dietaryLabels.join(', ')}`).describe(
    'Only dishes that are all of these with what is chosen at first',
  ),
  without: listOf(allergens, `Choose from ${allergens.join(', ')}`).describe(
    'Only dishes that are known to contain none of these with what is chosen at first',
  ),
  ...listPage,
})

export const productList = z.object({
  products: z.array(product),
  total: z.int().describe('How many match, regardless of limit and offset'),
  unknown: z
    .int()
    .optional()
    .describe('With `without`: how many others match but for allergens that nobody has stated'),
})

/** `slug` may also be the id or the SKU. */
export const getProductInput = z.object({ slug: z.string().max(200) })

/** The product form's payload. Messages and their order are SPEC 5's. Blank or null clears a text. */
export const saveProductInput = z.object({
  title: requiredText(MAX_TITLE_LENGTH, 'Title is required'),
  slug: optionalText(MAX_SLUG_LENGTH).describe('Its name in URLs; made from the title if omitted'),
  number: text(MAX_DISH_NUMBER_LENGTH)
    .nullish()
    .describe('On the menu, such as `12` or `M4b`: guests see it, and staff find the dish by it'),
  sku: sku.describe(
    'What another program calls it: unique, and no slug or id of another dish. Calls name a dish by it, too; guests do not see it',
  ),
  categorySlug: requiredText(MAX_SLUG_LENGTH, 'Category is required'),
  price: z
    .number({ error: 'Valid price is required' })
    .min(0, 'Valid price is required')
    .refine(...withinCents(MAX_PRICE_CENTS))
    .describe('Before the discount; rounded to the currency’s decimals'),
  description: text(MAX_DESCRIPTION_LENGTH).nullish(),
  imageUrl: webAddress('Image URL must be an http(s) address or a path of this site'),
  isFeatured: z.boolean().optional(),
  isHidden: z.boolean().optional().describe('Guests neither see nor order it'),
  discountPercent: within(0, 100, 'Enter 0 to 100').optional(),
  stock: z
    .int('Enter a whole number or leave blank')
    .min(0, 'Enter a whole number or leave blank')
    .max(1_000_000, 'This number is too large')
    .nullable()
    .optional()
    .describe('null stops counting portions'),
  attributes: productAttributes.optional(),
  dietary: z.array(z.enum(dietaryLabels)).max(dietaryLabels.length).optional(),
  allergens: z
    .array(z.enum(allergens))
    .max(allergens.length)
    .nullable()
    .optional()
    .describe('Allergens in it; an empty list: none of the country’s list; null: not stated'),
  hasAllAllergens,
  spiceLevel: z.enum(spiceLevels).nullable().optional(),
  optionGroups: z
    .array(dishOptionGroup)
    .max(MAX_DISH_OPTION_GROUPS, `At most ${MAX_DISH_OPTION_GROUPS} groups`)
    .optional()
    .describe('What can be chosen for it, in display order'),
})

/** An omitted field stays unchanged. Without a version the last write wins. */
export const changeProductInput = saveProductInput
  .partial()
  .extend({ id: dishName, version: version.optional() })

export const productIdInput = z.object({ id: dishName })

/** A dish’s availability. Sold out does not depend on the portions counted. */
const availability = {
  isSoldOut: z.boolean(),
  soldOutUntil: z.iso
    .date()
    .nullable()
    .describe('The day it is available again; null: until it is turned back on'),
}

const staffSku = z.string().optional().describe('What another program calls it; absent if it has none')

/** A product as its editor sees it. */
export const editableProduct = product.extend({
  sku: staffSku,
  isPainted: z
    .boolean()
    .describe(
      'Its picture is a painting that Tiffin made of its words; a dish without a picture gets one soon',
    ),
  countedStock: z
    .int()
    .nullable()
    .describe('Portions left, also of a dish that is sold out; null where they are not counted'),
  dishOptionGroups: z
    .array(dishOptionGroup)
    .describe('Its groups as they are saved, with what differs for it'),
  version,
  isHidden: z.boolean().describe('Guests neither see nor order it'),
  ...availability,
})

/** A product in the list of staff, who see hidden ones too. */
export const listedProduct = product
  .omit({ optionGroups: true, description: true, attributes: true })
  .extend({ sku: staffSku, version, isHidden: z.boolean().describe('Guests neither see nor order it') })

/** All of them, unless a part is asked for. */
export const listForStaffInput = z.object({
  q: blankIsAbsent(text(MAX_SEARCH_LENGTH)).describe('Words of the title, in any order'),
  category: blankIsAbsent(text(MAX_SLUG_LENGTH)).describe('Slug of a category'),
  ...listPage,
})

export const listedProducts = z.object({ products: z.array(listedProduct), total: z.int() })

export const productAvailability = z.object({ _id: z.string(), ...availability })

/** The dishes that are marked as sold out. */
export const soldOutList = z.object({
  today: z.iso.date().describe('In the restaurant’s time zone'),
  soldOut: z.array(productAvailability),
})

/** 86 a dish, or turn it back on. Works without a version: a cook must always be able to. */
export const setAvailabilityInput = z.discriminatedUnion(
  'soldOut',
  [
    z.object({ id: dishName, soldOut: z.literal(false) }),
    z.object({
      id: dishName,
      soldOut: z.literal(true),
      until: soldOutUntil,
    }),
  ],
  { error: 'Say whether it is sold out' },
)

export type Product = z.infer<typeof product>
export type ProductList = z.infer<typeof productList>
export type ProductAttributes = z.infer<typeof productAttributes>
export type SpiceLevel = (typeof spiceLevels)[number]
export type ListProductsInput = z.infer<typeof listProductsInput>
export type ChangeProductInput = z.infer<typeof changeProductInput>
export type EditableProduct = z.infer<typeof editableProduct>
export type ListForStaffInput = z.infer<typeof listForStaffInput>
export type ListedProducts = z.infer<typeof listedProducts>
export type ListedProduct = z.infer<typeof listedProduct>
export type ProductAvailability = z.infer<typeof productAvailability>
export type SoldOutList = z.infer<typeof soldOutList>
export type SetAvailabilityInput = z.infer<typeof setAvailabilityInput>
export type SaveProductInput = z.infer<typeof saveProductInput>
