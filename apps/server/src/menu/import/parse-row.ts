import {
  amountTrouble,
  MAX_LABEL_LENGTH,
  MAX_OPTION_PRICE_CENTS,
  MAX_PRICE_CENTS,
  saveProductInput,
  spiceLevels,
} from '@tiffin/contract'
import { slugOf } from '@tiffin/contract/slug-of'
import type { Money } from '@tiffin/pricing'
import { z } from 'zod'
import { readAllergens, readDiets, simplified } from './draw-table.ts'
import type { FoundSheet } from './find-sheets.ts'
import { type ColumnKey, columns, STOCK_AS_IT_IS } from './menu-columns.ts'
import type { OptionColumnKey } from './option-columns.ts'
import { readOptionsCell, readPricesCell } from './options-cell.ts'
import type { ParsedChoice, ParsedRow, Reason } from './parsed-sheet.ts'
import {
  amountOf,
  isEmptyCell,
  numberOf,
  type Plain,
  type SheetRow,
  textIn,
  textOf,
  truthOf,
} from './sheet-cell.ts'

const MAX_SHOWN_TITLE = 120

// A column that is not in the file is left alone; the rules for the others are those of the product form.
const rowInput = saveProductInput.partial().extend({
  position: z.int().min(1).max(10_000).optional(),
  variation: z.string().max(MAX_LABEL_LENGTH).optional(),
})

/** Parses one row, or says which of its cells are wrong and why. */
export function parseRow(
  { places, columns: letters }: FoundSheet<ColumnKey>,
  { number, cells }: SheetRow,
  money: Money,
): ParsedRow {
  const values: Partial<Record<ColumnKey, unknown>> = {}
  const reasons: Reason[] = []
  for (const { key, index } of places) {
    const cell = cells[index] ?? null
    const value = isUnreadable(cell) ? cell : valueOf(key, cell, money)
    if (isUnreadable(value)) reasons.push({ cell: `${letters[key]}${number}`, message: value.problem })
    else values[key] = value
  }
  const { abv, volumeMl, origin, flavourNotes, category, ...fields } = values
  const { data, error } = rowInput.safeParse({
    ...fields,
    ...('category' in values && { categorySlug: category }),
    attributes: { abv, volumeMl, origin, flavourNotes },
  })
  const complained = new Set<ColumnKey>()
  for (const { path, message } of error?.issues ?? tooLarge(data, money)) {
    const key = keyOf(path)
    if (complained.has(key) || !(key in values)) continue
    complained.add(key)
    const place = key === 'optionGroups' ? nameGroup(values[key], path) : ''
    reasons.push({
      cell: `${letters[key]}${number}`,
      message: `${place}${columns[key].complaint ?? message}`,
    })
  }
  const { slug, variation, ...input } = data ?? {}
  const title = typeof values.title === 'string' ? values.title.trim() : ''
  return {
    row: number,
    title: title.slice(0, MAX_SHOWN_TITLE),
    // A rejected row is identified by its number; a title that is too long would make an enormous slug.
    slug: reasons.length === 0 ? slugOf(slug ?? title) : '',
    wantedSlug: slugOf(textIn(values.slug) || title.slice(0, MAX_SHOWN_TITLE)),
    ...('variation' in values && { variation: variation ?? textIn(values.variation) }),
    input: reasons.length === 0 ? input : {},
    reasons,
  }
}

/** The contract knows only what is too large for any currency. */
function tooLarge(
  { price = 0, optionGroups = [] }: ReturnType<typeof rowInput.parse> = {},
  { decimals }: Money,
): { path: PropertyKey[]; message: string }[] {
  const ofDish = amountTrouble(price, decimals, MAX_PRICE_CENTS)
  const ofChoices = optionGroups.flatMap(({ prices }, index) =>
    (prices ?? []).flatMap((choice) => {
      const message = amountTrouble(choice.price, decimals, MAX_OPTION_PRICE_CENTS)
      return message === null ? [] : [{ path: ['optionGroups', index], message }]
    }),
  )
  return [...(ofDish === null ? [] : [{ path: ['price'], message: ofDish }]), ...ofChoices]
}

function keyOf([first, second]: PropertyKey[]): ColumnKey {
  if (first === 'attributes') return second as ColumnKey
  return first === 'categorySlug' ? 'category' : (first as ColumnKey)
}

/** “spice: ” for an error in what a dish says about that group. */
function nameGroup(groups: unknown, [, index]: PropertyKey[]): string {
  const found =
    Array.isArray(groups) && typeof index === 'number' ? (groups as { group: string }[])[index] : null
  return found ? `${found.group}: ` : ''
}

const isUnreadable = (value: unknown): value is { problem: string } =>
  typeof value === 'object' && value !== null && 'problem' in value

/** The value of a cell in its column. A meaningless one is passed on for the schema to reject. */
function valueOf(key: ColumnKey, cell: Plain, money: Money): unknown {
  const text = textOf(cell)
  switch (key) {
    case 'price':
      return amountOf(cell, money)
    case 'stock':
      if (simplified(text) === STOCK_AS_IT_IS) return undefined
      return isEmptyCell(cell) ? null : numberOf(cell)
    case 'discountPercent':
      return isEmptyCell(cell) ? 0 : numberOf(cell)
    case 'position':
    case 'abv':
    case 'volumeMl':
      return isEmptyCell(cell) ? undefined : numberOf(cell)
    case 'isFeatured':
    case 'isHidden':
      return truthOf(text)
    case 'dietary':
      return readDiets(text)
    case 'allergens':
      return readAllergens(text)
    case 'optionGroups':
      return readOptionsCell(text)
    case 'spiceLevel':
      return text === '' ? null : (spiceLevels.find((level) => level === simplified(text)) ?? text)
    case 'origin':
    case 'flavourNotes':
      return text || undefined
    default:
      return text
  }
}

const MAX_SHOWN_NAME = 60

/** Parses a row of the option groups. Whether it follows the rules is known only with the other rows of its group. */
export function parseChoice(
  { places, columns: letters }: FoundSheet<OptionColumnKey>,
  { number, cells }: SheetRow,
  money: Money,
): ParsedChoice {
  const values: ParsedChoice['values'] = {}
  const reasons: Reason[] = []
  for (const { key, index } of places) {
    const cell = cells[index] ?? null
    const value = isUnreadable(cell) || isEmptyCell(cell) ? cell : choiceValueOf(key, cell, money)
    if (isUnreadable(value)) reasons.push({ cell: `${letters[key]}${number}`, message: value.problem })
    else values[key] = isEmptyCell(cell) ? null : value
  }
  const name = textIn(values.groupName ?? values.groupKey)
  return {
    row: number,
    group: slugOf(textIn(values.groupKey ?? values.groupName)),
    title: name.slice(0, MAX_SHOWN_NAME),
    values,
    reasons,
  }
}

/** A meaningless value is passed on for the schema to reject. */
function choiceValueOf(key: OptionColumnKey, cell: Plain, money: Money): unknown {
  const text = textOf(cell)
  switch (key) {
    case 'min':
    case 'max':
    case 'most':
      return numberOf(cell)
    case 'price':
      return amountOf(cell, money)
    case 'isDefault':
    case 'addsIngredients':
      return truthOf(text)
    case 'breaksDiets':
      return readDiets(text)
    case 'allergens':
      return readAllergens(text)
    case 'sizePrices':
      return readPricesCell(text)
    case 'key':
    case 'sizeGroup':
    case 'product':
      return slugOf(text) || text
    default:
      return text
  }
}
