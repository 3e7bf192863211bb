/** The columns of the sheet with the option groups, which has a row for each choice. */
import { dietaryLabels } from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import { allergensHelp, type Heading, indexHeadings, writeAllergens, writeDiets } from './draw-table.ts'
import type { MenuChoice, MenuGroup } from './menu-groups.ts'
import { writePrices } from './options-cell.ts'

export const OPTIONS_SHEET = 'Options'

export const optionColumnKeys = [
  'groupKey',
  'groupName',
  'min',
  'max',
  'addsIngredients',
  'sizeGroup',
  'key',
  'name',
  'sku',
  'price',
  'sizePrices',
  'isDefault',
  'most',
  'product',
  'breaksDiets',
  'allergens',
] as const

export type OptionColumnKey = (typeof optionColumnKeys)[number]

interface Column extends Heading {
  help: string
  /** The error for the owner if the schema has no message of its own. */
  complaint?: string
  cellOf: (group: MenuGroup, choice: MenuChoice, money: Money) => string | number | null
}

export const optionColumns: Record<OptionColumnKey, Column> = {
  groupKey: {
    header: 'Group key',
    alsoCalled: ['Group'],
    help: 'Identifies the group, such as spice; if left empty, it is made from the name. All rows with one key are one group.',
    cellOf: ({ key }) => key,
  },
  groupName: {
    header: 'Group name',
    alsoCalled: [],
    help: 'What guests read. It and the limits are in the group’s first row; further rows repeat them or leave them empty.',
    cellOf: ({ name }) => name,
  },
  min: {
    header: 'At least',
    alsoCalled: ['Min', 'Minimum'],
    help: 'How many choices a guest has to make; empty means 0.',
    cellOf: ({ min }) => min,
  },
  max: {
    header: 'At most',
    alsoCalled: ['Max', 'Maximum'],
    help: 'How many choices a guest can make in total; empty means 1.',
    cellOf: ({ max }) => max,
  },
  addsIngredients: {
    header: 'Adds ingredients',
    alsoCalled: [],
    help: 'no for sizes, spice levels and the like: allergens and diets are then those of the product, and no choice states any. Empty means yes.',
    complaint: 'Adds ingredients must be yes or no',
    cellOf: ({ addsIngredients }) => (addsIngredients ? 'yes' : 'no'),
  },
  sizeGroup: {
    header: 'Size group',
    alsoCalled: [],
    help: 'The key of the group whose choice is the size, if prices depend on it. In that group only one can be chosen.',
    cellOf: ({ sizeGroup }) => sizeGroup,
  },
  key: {
    header: 'Choice key',
    alsoCalled: ['Choice'],
    help: 'Identifies the choice within its group, such as hot; if left empty, it is made from the name.',
    cellOf: (_, { key }) => key,
  },
  name: {
    header: 'Choice name',
    alsoCalled: [],
    help: 'What guests read.',
    cellOf: (_, { name }) => name,
  },
  sku: {
    header: 'SKU',
    alsoCalled: [],
    help: 'What another program, such as your till, calls it. No two choices share one.',
    cellOf: (_, { sku }) => sku,
  },
  price: {
    header: 'Price',
    alsoCalled: [],
    help: 'What it adds to the product’s price; a negative number takes off. Empty means 0.',
    cellOf: (_, { priceCents }, money) => money.toAmount(priceCents),
  },
  sizePrices: {
    header: 'Price by size',
    alsoCalled: [],
    help: 'What it adds instead, by the keys of the sizes, separated by commas: small +1.00, large +2.50. Other sizes cost the price.',
    cellOf: (_, { sizePrices }, money) => (sizePrices && writePrices(sizePrices, money)) || null,
  },
  isDefault: {
    header: 'Chosen at first',
    alsoCalled: ['Default'],
    help: 'yes if it is chosen unless the guest chooses otherwise; empty means no.',
    complaint: 'Chosen at first must be yes or no',
    cellOf: (_, { isDefault }) => (isDefault ? 'yes' : 'no'),
  },
  most: {
    header: 'Most',
    alsoCalled: [],
    help: 'How many of this choice one portion can have; empty means 1.',
    cellOf: (_, { max }) => max,
  },
  product: {
    header: 'Dish (slug)',
    alsoCalled: ['Dish'],
    help: 'The slug of a product of the menu or of this file, if choosing means getting that product.',
    cellOf: (_, { product }) => product,
  },
  breaksDiets: {
    header: 'Breaks diets',
    alsoCalled: [],
    help: `Which of ${dietaryLabels.join(', ')} a product with it no longer is, separated by commas.`,
    complaint: `Breaks diets must be ${dietaryLabels.join(', ')} or several of them, separated by commas`,
    cellOf: (_, { breaksDiets }) => writeDiets(breaksDiets),
  },
  allergens: {
    header: 'Allergens',
    alsoCalled: [],
    help: 'What it brings, of those that the form of a dish lists, separated by commas; none if it brings none of them. Empty means that nothing is stated.',
    complaint: `Allergens must be ${allergensHelp}`,
    cellOf: (_, choice) => writeAllergens(choice.allergens),
  },
}

export const findOptionColumn = indexHeadings(optionColumnKeys, optionColumns)
