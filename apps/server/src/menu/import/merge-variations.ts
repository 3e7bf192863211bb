/** Rows of one dish in several sizes, as tills export them: together they are one dish with a group of its sizes. */
import {
  amountTrouble,
  type DishOptionGroup,
  MAX_OPTION_CHOICES,
  MAX_OPTION_PRICE_CENTS,
} from '@tiffin/contract'
import { slugOf } from '@tiffin/contract/slug-of'
import type { KnownGroup, MenuGroup } from './menu-groups.ts'
import { type ColumnKey, columns } from './menu-columns.ts'
import type { Menu, MenuProduct } from './menu-queries.ts'
import type { DishGroup } from './options-cell.ts'
import type { ParsedChoice, Reason } from './parsed-sheet.ts'
import type { ParsedSheet, PlacedRow } from './read-sheet.ts'

const GROUP_NAME = 'Size'

/** What a dish costs in one of its sizes. */
interface Variation {
  key: string
  name: string
  cents: number
  amount: number
}

export interface MergedRow extends PlacedRow {
  /** If several rows are this dish. */
  sizes?: { name: string; price: number }[]
}

/** The sheet with one row for each dish, and with the groups of sizes that the menu does not have. */
export function mergeVariations(sheet: ParsedSheet, menu: Menu): ParsedSheet & { rows: MergedRow[] } {
  const merger = createMerger(sheet, menu)
  // A slug that is missing is rejected for itself.
  const rowsOf = Map.groupBy(sheet.rows, ({ sheet: name, row, slug, wantedSlug }) =>
    JSON.stringify([name, slug || wantedSlug || row]),
  )
  const dishes = [...rowsOf.values()].filter(
    (same) => same.length > 1 && same.some(({ variation }) => variation),
  )
  const merged = new Map(
    dishes.flatMap((same) => {
      const dish = merger.merge(same as [PlacedRow, ...PlacedRow[]])
      return same.map((row, index) => [row, index === 0 ? [dish] : []] as const)
    }),
  )
  const rows = sheet.rows.flatMap((row) => merged.get(row) ?? [row])
  return { ...sheet, rows, choices: [...sheet.choices, ...merger.choices] }
}

function createMerger(sheet: ParsedSheet, { groups, products, money }: Menu) {
  const groupByKey = new Map<string, MenuGroup>(groups.map((group) => [group.key, group]))
  const productBySlug = new Map(products.map((product) => [product.slug, product]))
  const takenKeys = new Set([...groupByKey.keys(), ...sheet.choices.map(({ group }) => group)])
  const sharedGroups = new Map<string, MenuGroup>()
  for (const group of groups) if (isSizes(group)) sharedGroups.set(setOf(group.choices), group)
  const choices: ParsedChoice[] = []

  function merge(rows: [PlacedRow, ...PlacedRow[]]): MergedRow {
    const [first] = rows
    const variations = rows.map(({ variation = '', input: { price = 0 } }, index) => ({
      key: slugOf(variation) || `size-${index + 1}`,
      name: variation,
      cents: money.toCents(price),
      amount: price,
    }))
    const reasons = [...rows.flatMap((row) => reasonsIn(row, first)), ...rejectSizes(rows, variations)]
    if (reasons.length > 0) return { ...first, reasons }
    const known = productBySlug.get(first.slug)
    const least = Math.min(...variations.map(({ cents }) => cents))
    const own = (known?.options ?? []).find(({ key }) => isSizesOf(groupByKey.get(key), variations))
    const group =
      own && hasAll(groupByKey.get(own.key), variations)
        ? (groupByKey.get(own.key) as MenuGroup)
        : (sharedGroups.get(setOf(variations)) ?? addGroup(first, variations, least))
    return {
      ...first,
      sizes: variations.map(({ name, amount }) => ({ name, price: amount })),
      columns: { optionGroups: first.columns.variation ?? '', ...first.columns },
      input: {
        ...mergeInputs(rows),
        price: money.toAmount(least),
        optionGroups: withSizes(first, known, { own, group, variations, least }),
      },
    }
  }

  function withSizes(
    { input }: PlacedRow,
    known: MenuProduct | undefined,
    { own, group, variations, least }: Sized,
  ): DishOptionGroup[] {
    const prices = variations.flatMap(({ key, cents }) => {
      const inGroup = group.choices.find((choice) => choice.key === key)?.priceCents
      return cents - least === inGroup ? [] : [{ choice: key, price: money.toAmount(cents - least) }]
    })
    const sizes: DishOptionGroup = {
      ...(own?.key === group.key && {
        min: own.min,
        max: own.max,
        defaults: own.defaults && [...own.defaults],
      }),
      group: group.key,
      ...(prices.length > 0 && { prices }),
    }
    const others =
      input.optionGroups ?? (known?.options ?? []).map((one) => (one === own ? sizes : wantedOf(one)))
    return others.some(({ group: key }) => key === group.key)
      ? others.map((one) => (one.group === group.key ? sizes : one))
      : [sizes, ...others]
  }

  const wantedOf = ({ key, min, max, defaults, prices }: DishGroup): DishOptionGroup => ({
    group: key,
    min,
    max,
    defaults: defaults && [...defaults],
    prices:
      prices && Object.entries(prices).map(([choice, cents]) => ({ choice, price: money.toAmount(cents) })),
  })

  /** Priced as for the dish that needs it first. */
  function addGroup({ row }: PlacedRow, variations: Variation[], least: number): MenuGroup {
    let key = slugOf(GROUP_NAME)
    for (let number = 2; takenKeys.has(key); number += 1) key = `${slugOf(GROUP_NAME)}-${number}`
    takenKeys.add(key)
    for (const { key: choice, name, cents } of variations) {
      const price = money.toAmount(cents - least)
      const ofGroup = { groupKey: key, groupName: GROUP_NAME, min: 1, max: 1, addsIngredients: false }
      choices.push({
        row,
        group: key,
        title: GROUP_NAME,
        values: { ...ofGroup, key: choice, name, price },
        reasons: [],
      })
    }
    const group = {
      key,
      name: GROUP_NAME,
      min: 1,
      max: 1,
      addsIngredients: false,
      sizeGroup: null,
      choices: variations.map(({ key: choice, name, cents }) => ({
        key: choice,
        name,
        sku: null,
        priceCents: cents - least,
        sizePrices: null,
        isDefault: false,
        max: 1,
        product: null,
        breaksDiets: [],
        allergens: null,
      })),
    }
    groupByKey.set(key, group)
    sharedGroups.set(setOf(variations), group)
    return group
  }

  function rejectSizes(rows: readonly PlacedRow[], variations: readonly Variation[]): Reason[] {
    const [first] = rows as [PlacedRow]
    const least = Math.min(...variations.map(({ cents }) => cents))
    const reasons = rows.flatMap((row, index): Reason[] => {
      const { key, name, cents } = variations[index] as Variation
      const at = (column: ColumnKey, message: string): Reason => ({
        ...(row.columns[column] !== undefined && { cell: `${row.columns[column]}${row.row}` }),
        message,
      })
      const same = variations.findIndex((one) => one.key === key)
      if (name === '') return [at('variation', `Say which variation of ${first.title} it is`)]
      if (same < index)
        return [at('variation', `Rows ${rows[same]?.row} and ${row.row} are both the variation “${name}”`)]
      if (row.reasons.length === 0 && row.input.price === undefined)
        return [at('price', 'Valid price is required')]
      const trouble = amountTrouble(money.toAmount(cents - least), money.decimals, MAX_OPTION_PRICE_CENTS)
      return trouble === null ? [] : [at('price', trouble)]
    })
    return rows.length > MAX_OPTION_CHOICES
      ? [...reasons, { message: `A dish can have at most ${MAX_OPTION_CHOICES} variations` }]
      : reasons
  }

  return { merge, choices }
}

interface Sized {
  /** The sizes that the dish has on the menu. */
  own: DishGroup | undefined
  group: MenuGroup
  variations: readonly Variation[]
  least: number
}

const isSizes = ({ min, max, addsIngredients }: MenuGroup) => min === 1 && max === 1 && !addsIngredients

const setOf = (all: readonly { key: string }[]) =>
  all
    .map(({ key }) => key)
    .toSorted()
    .join(' ')

const hasAll = (group: MenuGroup | undefined, variations: readonly Variation[]) =>
  group !== undefined && variations.every(({ key }) => group.choices.some((choice) => choice.key === key))

const isSizesOf = (group: MenuGroup | KnownGroup | undefined, variations: readonly Variation[]) =>
  group !== undefined &&
  isSizes(group) &&
  group.choices.some(({ key }) => variations.some((one) => one.key === key))

/** Columns in which the rows of a dish may differ. */
const ofEachRow: ReadonlySet<string> = new Set(['price', 'position', 'imageUrl', 'stock'])

/** What a row says that the first one does not, or says otherwise. */
function reasonsIn(row: PlacedRow, first: PlacedRow): Reason[] {
  if (row === first || row.reasons.length > 0) return row.reasons
  return (Object.keys(row.input) as (keyof PlacedRow['input'])[]).flatMap((field) => {
    const [before, value] = [first.input[field], row.input[field]].map((one) => JSON.stringify(one))
    if (ofEachRow.has(field) || before === value || isBlank(row.input[field])) return []
    if (isBlank(first.input[field])) return []
    const column = field === 'categorySlug' ? 'category' : (field as ColumnKey)
    const letter = row.columns[column]
    const header = columns[column]?.header ?? 'details'
    return {
      ...(letter !== undefined && { cell: `${letter}${row.row}` }),
      message: `Rows ${first.row} and ${row.row} are one dish, but have a different “${header}”`,
    }
  })
}

/** What an empty cell means. */
const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 0 ||
  value === false ||
  (typeof value === 'object' && Object.values(value).every((one) => one === undefined))

/** Of each column the first row that says something. */
function mergeInputs(rows: readonly PlacedRow[]): PlacedRow['input'] {
  const input: Record<string, unknown> = {}
  for (const row of rows) {
    for (const [field, value] of Object.entries(row.input)) {
      if (!(field in input) || (isBlank(input[field]) && !isBlank(value))) input[field] = value
    }
  }
  return input
}
