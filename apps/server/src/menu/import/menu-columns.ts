/** The columns of a menu in a spreadsheet: their headings and contents. Knows no file format. */
import {
  type Allergen,
  type DietaryLabel,
  dietaryLabels,
  MAX_DISH_NUMBER_LENGTH,
  MAX_LABEL_LENGTH,
  MAX_SKU_LENGTH,
  type MenuColumn,
  menuColumns,
  type SheetHeadings,
  type SpiceLevel,
  spiceLevels,
} from '@tiffin/contract'
import {
  allergensHelp,
  type Heading,
  indexHeadings,
  plainHeading,
  writeAllergens,
  writeDiets,
} from './draw-table.ts'
import { OPTIONS_EXAMPLE } from './options-cell.ts'

/** In a cell of a counted product: its stock stays as it is. */
export const STOCK_AS_IT_IS = 'unchanged'

/** The sheet of a template that explains the others. */
export const HELP_SHEET = 'How to'

/** A product with everything that a sheet can contain about it. */
export interface SheetProduct {
  title: string
  slug: string
  /** On the menu; '' for none. */
  number: string
  /** What another program calls it; null for nothing. */
  sku: string | null
  description: string
  price: number
  /** The category's text in a sheet: its name, or its slug if the name alone is ambiguous. */
  category: string
  /** Its place in the category, from 1; null in a sample. */
  place: number | null
  thumbnail: string | null
  isFeatured: boolean
  isHidden: boolean
  discountPercent: number
  stock: number | null
  dietary: DietaryLabel[]
  /** Null: not stated. */
  allergens: Allergen[] | null
  /** Its option groups, as `writeOptionsCell` writes them. */
  options: string
  spiceLevel: SpiceLevel | null
  attributes: {
    abv?: number | undefined
    volumeMl?: number | undefined
    origin?: string | undefined
    flavourNotes?: string | undefined
  }
}

export type ColumnKey = MenuColumn

const allColumnKeys = Object.keys(menuColumns) as ColumnKey[]

/** Those of a template, which has one row for each product. */
export const columnKeys = allColumnKeys.filter((key) => key !== 'variation')

interface Column extends Heading {
  /** For the help page of the template. */
  help: string
  /** The error for the owner if the schema has no message of its own. */
  complaint?: string
  cellOf: (product: SheetProduct) => string | number | null
}

// A cell has one kind of line break, whatever the system that it was typed on.
const asInCell = (text: string) => text.replaceAll('\r\n', '\n')

export const columns: Record<ColumnKey, Column> = {
  title: {
    header: menuColumns.title,
    alsoCalled: ['Name', 'Item', 'Item Name'],
    help: 'What guests read. Required for a new product; up to 120 characters.',
    cellOf: ({ title }) => title,
  },
  slug: {
    header: menuColumns.slug,
    alsoCalled: [],
    help: 'The product’s address, such as house-salad. It identifies the product; if left empty, it is made from the title.',
    cellOf: ({ slug }) => slug,
  },
  number: {
    header: menuColumns.number,
    alsoCalled: ['No.', 'Nr.', 'Menu Number'],
    help: `The number that guests order it by, such as 12 or M4b, if the menu has numbers; up to ${MAX_DISH_NUMBER_LENGTH} characters.`,
    cellOf: ({ number }) => number || null,
  },
  sku: {
    header: menuColumns.sku,
    alsoCalled: ['Item Code', 'External ID'],
    help: `What another program, such as your till, calls it; up to ${MAX_SKU_LENGTH} characters. No two products share one, and it is no other product’s slug.`,
    cellOf: ({ sku }) => sku,
  },
  description: {
    header: menuColumns.description,
    alsoCalled: [],
    help: 'Up to 2,000 characters.',
    cellOf: ({ description }) => asInCell(description),
  },
  variation: {
    header: menuColumns.variation,
    alsoCalled: ['Variation Name', 'Variant', 'Size'],
    help: 'Which size of the product the row is, such as Large.',
    complaint: `Variation can have up to ${MAX_LABEL_LENGTH} characters`,
    // Once it is imported it is a choice in Options.
    cellOf: () => null,
  },
  price: {
    header: menuColumns.price,
    alsoCalled: [],
    help: 'What one costs before the discount, such as 12.66. Required for a new product.',
    cellOf: ({ price }) => price,
  },
  category: {
    header: menuColumns.category,
    alsoCalled: ['Categories', 'Category Slug'],
    help: 'Name or slug of a category of the menu; the list in the cell offers them. Required for a new product, in each row: of merged cells only the first one counts.',
    complaint: 'Category is required in each row; of merged cells only the first one counts',
    cellOf: ({ category }) => category,
  },
  position: {
    header: menuColumns.position,
    alsoCalled: ['Place'],
    help: 'Its place among the dishes of its category: 1 is the first. Empty: it stays where it is, and a new product comes last.',
    complaint: 'Position must be a whole number from 1 to 10,000, or empty',
    cellOf: ({ place }) => place,
  },
  imageUrl: {
    header: menuColumns.imageUrl,
    alsoCalled: ['Image', 'Thumbnail'],
    help: 'An http(s) address, or a path of this site that begins with /.',
    cellOf: ({ thumbnail }) => thumbnail,
  },
  isFeatured: {
    header: menuColumns.isFeatured,
    alsoCalled: ['Is Featured'],
    help: 'yes or no; empty means no.',
    complaint: 'Featured must be yes or no',
    cellOf: ({ isFeatured }) => (isFeatured ? 'yes' : 'no'),
  },
  isHidden: {
    header: menuColumns.isHidden,
    alsoCalled: ['Is Hidden', 'Archived'],
    help: 'yes if guests neither see nor order it; empty means no.',
    complaint: 'Hidden must be yes or no',
    cellOf: ({ isHidden }) => (isHidden ? 'yes' : 'no'),
  },
  discountPercent: {
    header: menuColumns.discountPercent,
    alsoCalled: ['Discount Percent'],
    help: 'From 0 to 100, such as 10; empty means no discount.',
    complaint: 'Discount % must be a number from 0 to 100',
    cellOf: ({ discountPercent }) => discountPercent,
  },
  stock: {
    header: menuColumns.stock,
    alsoCalled: [],
    help: `Portions left. “${STOCK_AS_IT_IS}” leaves the number as it is, so that what is sold meanwhile stays sold. Empty means that portions are not counted and the product is always available.`,
    complaint: `Stock must be a whole number from 0 to 1,000,000, “${STOCK_AS_IT_IS}”, or empty`,
    cellOf: ({ stock }) => stock,
  },
  dietary: {
    header: menuColumns.dietary,
    alsoCalled: ['Dietary Labels'],
    help: `Any of ${dietaryLabels.join(', ')}, separated by commas.`,
    complaint: `Dietary must be ${dietaryLabels.join(', ')} or several of them, separated by commas`,
    cellOf: ({ dietary }) => writeDiets(dietary),
  },
  allergens: {
    header: menuColumns.allergens,
    alsoCalled: [],
    help: 'Those that the form of a dish lists, such as milk, tree-nuts, separated by commas; none if it contains none of them. Empty means that nothing is stated.',
    complaint: `Allergens must be ${allergensHelp}`,
    cellOf: ({ allergens }) => writeAllergens(allergens),
  },
  optionGroups: {
    header: menuColumns.optionGroups,
    alsoCalled: ['Option Groups'],
    help: `The keys of its option groups, in order, separated by semicolons, each with what differs for this product in brackets, such as ${OPTIONS_EXAMPLE}. Explained below.`,
    cellOf: ({ options }) => options || null,
  },
  spiceLevel: {
    header: menuColumns.spiceLevel,
    alsoCalled: ['Spice Level'],
    help: `One of ${spiceLevels.join(', ')}, or empty.`,
    complaint: `Spice must be one of ${spiceLevels.join(', ')}, or empty`,
    cellOf: ({ spiceLevel }) => spiceLevel,
  },
  abv: {
    header: menuColumns.abv,
    alsoCalled: ['Alcohol'],
    help: 'For drinks: alcohol by volume, such as 5.',
    complaint: 'ABV % must be a number from 0 to 100',
    cellOf: ({ attributes }) => attributes.abv ?? null,
  },
  volumeMl: {
    header: menuColumns.volumeMl,
    alsoCalled: ['Volume'],
    help: 'For drinks: millilitres, such as 330.',
    complaint: 'Volume ml must be a number above 0, up to 100,000',
    cellOf: ({ attributes }) => attributes.volumeMl ?? null,
  },
  origin: {
    header: menuColumns.origin,
    alsoCalled: [],
    help: 'Where it comes from; up to 120 characters.',
    cellOf: ({ attributes }) => asInCell(attributes.origin ?? '') || null,
  },
  flavourNotes: {
    header: menuColumns.flavourNotes,
    alsoCalled: ['Flavour Notes', 'Flavor Notes'],
    help: 'What it tastes of; up to 500 characters.',
    cellOf: ({ attributes }) => asInCell(attributes.flavourNotes ?? '') || null,
  },
}

const findOwnColumn = indexHeadings(allColumnKeys, columns)

/** Finds the column that a heading means. What the restaurant says of its own headings comes first; null leaves a column out. */
export function columnFinder(own: SheetHeadings): (heading: string) => ColumnKey | undefined {
  const said = new Map(Object.entries(own).map(([heading, key]) => [plainHeading(heading), key]))
  return (heading) => {
    const key = said.get(plainHeading(heading))
    return key === undefined ? findOwnColumn(heading) : (key ?? undefined)
  }
}
