/** A menu of another program as the rows of a sheet, so that the import's rules judge it; and the paths of what they reject. */
import {
  amountTrouble,
  MAX_OPTION_PRICE_CENTS,
  MAX_PRICE_CENTS,
  menuColumns,
  type MenuColumn,
  type PreviewSyncInput,
} from '@tiffin/contract'
import { slugOf } from '@tiffin/contract/slug-of'
import type { Money } from '@tiffin/pricing'
import { createHash } from 'node:crypto'
import { dishFinder } from '../catalogue/dish-names.ts'
import type { Menu } from './menu-queries.ts'
import { type OptionColumnKey, optionColumnKeys } from './option-columns.ts'
import type { ParsedChoice, Reason } from './parsed-sheet.ts'
import type { ParsedSheet, PlacedRow } from './read-sheet.ts'

type Product = PreviewSyncInput['products'][number]
type Group = PreviewSyncInput['optionGroups'][number]

// "price@3" is a cell: a column's letters may be any text.
const lettersOf = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, `${key}@`])) as Record<Key, string>

const letters = lettersOf(Object.keys(menuColumns) as MenuColumn[])
const optionLetters = lettersOf(optionColumnKeys)

const productFields: Partial<Record<MenuColumn, string>> = {
  category: 'categorySlug',
  abv: 'attributes.abv',
  volumeMl: 'attributes.volumeMl',
  origin: 'attributes.origin',
  flavourNotes: 'attributes.flavourNotes',
}
const groupFields: Partial<Record<OptionColumnKey, string>> = {
  groupKey: 'key',
  groupName: 'name',
  min: 'min',
  max: 'max',
  addsIngredients: 'addsIngredients',
  sizeGroup: 'sizeGroup',
}

export interface SyncSheet {
  sheet: ParsedSheet
  /** The slug of each product of the call; '' if it has none. */
  slugs: string[]
  pathOfProduct: (row: number, reason?: Reason) => string
  pathOfGroup: (row: number, reason?: Reason) => string
}

export function sheetOf(input: PreviewSyncInput, menu: Menu): SyncSheet {
  const find = dishFinder(menu.products)
  const rows = input.products.map((product, row) => rowOf(product, row, { menu, find }))
  const choicePaths: { group: number; choice: number }[] = []
  const choices = input.optionGroups.flatMap((group, index) =>
    group.choices.map((choice, place): ParsedChoice => {
      choicePaths.push({ group: index, choice: place })
      return choiceRowOf(group, choice, { row: choicePaths.length - 1, find, money: menu.money })
    }),
  )
  return {
    sheet: {
      productSheets: [],
      optionColumns: input.optionGroups.length > 0 ? optionLetters : null,
      ignored: [],
      leftOut: [],
      headings: [],
      rows,
      choices,
      digest: createHash('sha256').update(JSON.stringify(input)).digest('base64url'),
    },
    slugs: rows.map(({ slug }) => slug),
    pathOfProduct(row, reason) {
      const { key } = placeOf(reason, row)
      return [`products.${row}`, key && (productFields[key as MenuColumn] ?? key)].filter(Boolean).join('.')
    },
    pathOfGroup(firstRow, reason) {
      const { key, row } = placeOf(reason, firstRow)
      const { group = 0, choice = 0 } = choicePaths[row] ?? {}
      if (key === '') return `optionGroups.${group}`
      const ofGroup = groupFields[key as OptionColumnKey]
      if (ofGroup !== undefined) return `optionGroups.${group}.${ofGroup}`
      return `optionGroups.${group}.choices.${choice}.${key === 'most' ? 'max' : key}`
    },
  }
}

function placeOf(reason: Reason | undefined, row: number): { key: string; row: number } {
  const [key = '', number] = reason?.cell?.split('@') ?? []
  return { key, row: number === undefined ? row : Number(number) }
}

interface Reading {
  menu: Menu
  find: ReturnType<typeof dishFinder<Menu['products'][number]>>
}

/** The SKU says which product it is, if the menu knows it; a slug beside it must be its own. */
function rowOf(product: Product, row: number, { menu, find }: Reading): PlacedRow {
  const { slug: wanted, soldOut: _soldOut, soldOutUntil: _until, optionGroups, ...input } = product
  const known = product.sku ? menu.products.find(({ sku }) => sku === product.sku) : undefined
  const named = wanted === undefined ? undefined : find(wanted)
  const slug =
    wanted === undefined ? (known?.slug ?? slugOf(product.title ?? '')) : (named?.slug ?? slugOf(wanted))
  const title = product.title ?? known?.title ?? slug
  const reasons = amountReasons(product, row, menu.money)
  return {
    row,
    sheet: undefined,
    title,
    slug: reasons.length > 0 ? '' : slug,
    wantedSlug: slug,
    columns: columnsOf(product),
    input:
      reasons.length > 0
        ? {}
        : { ...input, ...(optionGroups !== undefined && { optionGroups: [...optionGroups] }) },
    reasons,
  }
}

/** An attribute that the call names replaces all of them, as in the form. */
const columnsOf = ({ attributes }: Product) => {
  const { abv, volumeMl, origin, flavourNotes, ...others } = letters
  return attributes === undefined ? others : { ...others, abv, volumeMl, origin, flavourNotes }
}

function amountReasons(
  { price = 0, optionGroups = [] }: Product,
  row: number,
  { decimals }: Money,
): Reason[] {
  const ofDish = amountTrouble(price, decimals, MAX_PRICE_CENTS)
  const ofChoices = optionGroups
    .flatMap(({ prices }) => prices ?? [])
    .map((choice) => amountTrouble(choice.price, decimals, MAX_OPTION_PRICE_CENTS))
    .find((trouble) => trouble !== null)
  return [
    ...(ofDish === null ? [] : [{ cell: `${letters.price}${row}`, message: ofDish }]),
    ...(ofChoices == null ? [] : [{ cell: `${letters.optionGroups}${row}`, message: ofChoices }]),
  ]
}

interface ReadingChoice {
  row: number
  find: Reading['find']
  money: Money
}

/** What the call does not name has no entry, so that it stays as it is. */
function choiceRowOf(
  group: Group,
  choice: Group['choices'][number],
  { row, find }: ReadingChoice,
): ParsedChoice {
  const key = slugOf(group.key ?? group.name)
  const product = choice.product ? (find(choice.product)?.slug ?? choice.product) : choice.product
  const values = {
    groupKey: key,
    groupName: group.name,
    min: group.min,
    max: group.max,
    addsIngredients: group.addsIngredients,
    sizeGroup: group.sizeGroup,
    key: slugOf(choice.key ?? choice.name),
    name: choice.name,
    sku: choice.sku,
    price: choice.price,
    sizePrices: choice.sizePrices,
    isDefault: choice.isDefault,
    most: choice.max,
    product,
    breaksDiets: choice.breaksDiets,
    allergens: choice.allergens,
  } satisfies Record<OptionColumnKey, unknown>
  return {
    row,
    group: key,
    title: group.name,
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    reasons: [],
  }
}
