/** What the rows of a sheet make of each option group, by the rules of the groups' form. */
import {
  amountTrouble,
  MAX_OPTION_CHOICES,
  MAX_OPTION_PRICE_CENTS,
  saveOptionGroupInput,
  type SaveOptionGroupInput,
} from '@tiffin/contract'
import { slugOf } from '@tiffin/contract/slug-of'
import type { Money } from '@tiffin/pricing'
import { setImmediate as breathe } from 'node:timers/promises'
import type { KnownGroup, MenuChoice, MenuGroup } from './menu-groups.ts'
import type { Menu } from './menu-queries.ts'
import { type OptionColumnKey, optionColumns } from './option-columns.ts'
import type { ParsedChoice, Reason } from './parsed-sheet.ts'
import type { ParsedSheet } from './read-sheet.ts'
import { textIn } from './sheet-cell.ts'

/** A reason with the row of its cell. */
export type GroupReason = Reason & { row: number }

/** A group of the file, as it would be. */
export interface GroupDraft {
  /** Its first row. */
  row: number
  title: string
  key: string
  known: KnownGroup | undefined
  /** Null if its rows are rejected. */
  after: MenuGroup | null
  /** The cell of each choice's dish, in the order of the choices. */
  productCells: GroupReason[]
  /** The cell that names the group of sizes, and those with the prices of each choice. */
  sizeCell: GroupReason
  /** The cell with how many can be chosen. */
  limitCell: GroupReason
  sizePriceCells: GroupReason[]
  reasons: GroupReason[]
}

type Letters = Partial<Record<OptionColumnKey, string>>

/** In the order of their first rows; in portions, as a long sheet may have many. */
export async function planGroups(
  sheet: ParsedSheet,
  { groups, money }: Pick<Menu, 'groups' | 'money'>,
): Promise<GroupDraft[]> {
  const knownByKey = new Map(groups.map((group) => [group.key, group]))
  const drafts: GroupDraft[] = []
  const skuOwners = new Map(
    groups.flatMap(({ key, name, choices }) =>
      choices.flatMap((choice) =>
        choice.sku === null ? [] : [[choice.sku, { key, text: `${choice.name} of ${name}` }] as const],
      ),
    ),
  )
  await inPortions([...Map.groupBy(sheet.choices, groupOf)], ([key, rows]) => {
    drafts.push(draftGroup(rows, sheet.optionColumns ?? {}, { known: knownByKey.get(key), money, skuOwners }))
  })
  return drafts
}

// Rows without a key have nothing in common.
const groupOf = ({ group, row }: ParsedChoice) => group || `row ${row}`

interface Drafting {
  known: KnownGroup | undefined
  money: Money
  /** Which choice of the menu, or of the groups before, has a SKU. */
  skuOwners: Map<string, { key: string; text: string }>
}

function draftGroup(
  rows: ParsedChoice[],
  letters: Letters,
  { known, money, skuOwners }: Drafting,
): GroupDraft {
  const [first] = rows as [ParsedChoice]
  const place = (column: OptionColumnKey, { row }: ParsedChoice, message: string): GroupReason => {
    const letter = letters[column]
    return { row, ...(letter !== undefined && { cell: `${letter}${row}` }), message }
  }
  const draft: GroupDraft = {
    row: first.row,
    title: first.title || known?.name || first.group,
    key: first.group,
    known,
    after: null,
    productCells: rows.map((row) => place('product', row, '')),
    sizeCell: place('sizeGroup', first, ''),
    limitCell: place('max', first, ''),
    sizePriceCells: rows.map((row) => place('sizePrices', row, '')),
    reasons: rows.flatMap((row) => row.reasons.map((reason) => ({ ...reason, row: row.row }))),
  }
  if (first.group === '')
    draft.reasons.push(place('groupKey', first, 'Give the group a key in Latin letters or digits'))
  const surplus = rows[MAX_OPTION_CHOICES]
  if (surplus) draft.reasons.push(place('groupKey', surplus, `At most ${MAX_OPTION_CHOICES} choices`))
  draft.reasons.push(...conflicts(rows, place))
  if (draft.reasons.length > 0) return draft

  const { data, error } = saveOptionGroupInput.safeParse(inputOf(rows, { known, money }))
  const complained = new Set<string>()
  for (const { path, message, code } of error?.issues ?? []) {
    const { column, row } = cellOf(path, rows)
    // What contradicts another cell is no cell of the wrong kind.
    const complaint = code === 'custom' ? undefined : optionColumns[column].complaint
    const reason = place(column, row, complaint ?? message)
    const where = `${column} ${row.row}`
    if (!complained.has(where)) draft.reasons.push(reason)
    complained.add(where)
  }
  if (data === undefined) return draft
  const after = groupFrom(first.group, data, money)
  draft.reasons.push(
    ...largePrices(data, rows, { place, money }),
    ...badKeys(after, rows, place),
    ...takenSkus(after, rows, { place, skuOwners }),
  )
  return draft.reasons.length > 0 ? draft : { ...draft, title: after.name, after }
}

type Place = (column: OptionColumnKey, row: ParsedChoice, message: string) => GroupReason

const groupColumns = ['groupName', 'min', 'max', 'addsIngredients', 'sizeGroup'] as const

const isFilled = (value: unknown) => value !== undefined && value !== null

/** All rows of a group say the same about it, or nothing. */
function conflicts(rows: ParsedChoice[], place: Place): GroupReason[] {
  return groupColumns.flatMap((column) => {
    const first = rows.find(({ values }) => isFilled(values[column]))
    const other = rows.find(
      ({ values }) => isFilled(values[column]) && values[column] !== first?.values[column],
    )
    if (!first || !other) return []
    const { header } = optionColumns[column]
    return [
      place(column, other, `Rows ${first.row} and ${other.row} of this group have a different “${header}”`),
    ]
  })
}

/** A column that is not in the file leaves its field as it is, an empty cell is the field's default. */
function inputOf(rows: ParsedChoice[], { known, money }: Pick<Drafting, 'known' | 'money'>): unknown {
  const choiceByKey = new Map(known?.choices.map((choice) => [choice.key, choice]))
  const ofGroup = (column: (typeof groupColumns)[number], otherwise: unknown) => {
    if (!rows.some(({ values }) => column in values)) return otherwise
    return rows.find(({ values }) => isFilled(values[column]))?.values[column] ?? undefined
  }
  return {
    name: ofGroup('groupName', known?.name),
    min: ofGroup('min', known?.min),
    max: ofGroup('max', known?.max),
    addsIngredients: ofGroup('addsIngredients', known?.addsIngredients),
    sizeGroup: ofGroup('sizeGroup', known?.sizeGroup),
    choices: rows.map(({ values }) => choiceInputOf(values, choiceByKey, money)),
  }
}

function choiceInputOf(
  values: ParsedChoice['values'],
  choiceByKey: ReadonlyMap<string, MenuChoice>,
  money: Money,
): Record<string, unknown> {
  const key = textIn(values.key) || slugOf(textIn(values.name))
  const known = choiceByKey.get(key)
  const of = (column: OptionColumnKey, otherwise: unknown) =>
    column in values ? (values[column] ?? undefined) : otherwise
  return {
    key,
    name: of('name', known?.name),
    sku: of('sku', known?.sku),
    price: of('price', known && money.toAmount(known.priceCents)),
    sizePrices: of('sizePrices', known?.sizePrices && pricesIn(known.sizePrices, money)),
    isDefault: of('isDefault', known?.isDefault),
    max: of('most', known?.max),
    product: of('product', known?.product),
    breaksDiets: of('breaksDiets', known?.breaksDiets),
    allergens: of('allergens', known?.allergens),
  }
}

const pricesIn = (prices: Readonly<Record<string, number>>, money: Money) =>
  Object.entries(prices).map(([size, cents]) => ({ size, price: money.toAmount(cents) }))

/** The column and the row of what the schema rejects. */
function cellOf(path: PropertyKey[], rows: ParsedChoice[]): { column: OptionColumnKey; row: ParsedChoice } {
  const [field, index, ofChoice] = path
  const [first] = rows as [ParsedChoice]
  const row = typeof index === 'number' ? (rows[index] ?? first) : first
  if (field === 'name') return { column: 'groupName', row }
  if (field === 'min' || field === 'max' || field === 'addsIngredients' || field === 'sizeGroup')
    return { column: field, row }
  if (typeof index !== 'number') return { column: 'isDefault', row }
  return { column: ofChoice === 'max' ? 'most' : (ofChoice as OptionColumnKey), row }
}

const groupFrom = (
  key: string,
  { name, min, max, addsIngredients = true, sizeGroup, choices }: SaveOptionGroupInput,
  money: Money,
): MenuGroup => ({
  key,
  name,
  min,
  max,
  addsIngredients,
  sizeGroup: sizeGroup || null,
  choices: choices.map((choice) => ({
    ...choice,
    key: slugOf(choice.key ?? choice.name),
    sku: choice.sku || null,
    priceCents: money.toCents(choice.price),
    sizePrices: sizeGroup ? centsIn(choice.sizePrices ?? [], money) : null,
    product: choice.product || null,
    breaksDiets: choice.breaksDiets ?? [],
    allergens: choice.allergens ?? null,
  })),
})

const centsIn = (prices: readonly { size: string; price: number }[], money: Money) =>
  prices.length > 0 ? Object.fromEntries(prices.map(({ size, price }) => [size, money.toCents(price)])) : null

function largePrices(
  { choices }: SaveOptionGroupInput,
  rows: ParsedChoice[],
  { place, money }: { place: Place; money: Money },
): GroupReason[] {
  const troubleWith = (amount: number) => amountTrouble(amount, money.decimals, MAX_OPTION_PRICE_CENTS)
  return choices.flatMap(({ price, sizePrices }, index) => {
    const row = rows[index] as ParsedChoice
    const trouble = troubleWith(price)
    const ofSizes = (sizePrices ?? []).map((one) => troubleWith(one.price)).find((one) => one !== null)
    return [
      ...(trouble === null ? [] : [place('price', row, trouble)]),
      ...(ofSizes == null ? [] : [place('sizePrices', row, ofSizes)]),
    ]
  })
}

function badKeys({ choices }: MenuGroup, rows: ParsedChoice[], place: Place): GroupReason[] {
  const rowByKey = new Map<string, number>()
  return choices.flatMap(({ key }, index) => {
    const row = rows[index] as ParsedChoice
    const column = isFilled(row.values.key) ? 'key' : 'name'
    const first = rowByKey.get(key)
    rowByKey.set(key, first ?? row.row)
    if (key === '') return [place(column, row, 'Give it a key in Latin letters or digits')]
    if (first === undefined) return []
    return [place(column, row, `Rows ${first} and ${row.row} are both the choice “${key}”`)]
  })
}

function takenSkus(
  { key, name: groupName, choices }: MenuGroup,
  rows: ParsedChoice[],
  { place, skuOwners }: { place: Place; skuOwners: Drafting['skuOwners'] },
): GroupReason[] {
  return choices.flatMap(({ sku, name }, index) => {
    if (sku === null) return []
    const owner = skuOwners.get(sku)
    if (owner && owner.key !== key)
      return [place('sku', rows[index] as ParsedChoice, `The SKU “${sku}” is taken by ${owner.text}`)]
    skuOwners.set(sku, { key, text: `${name} of ${groupName}` })
    return []
  })
}

const MAX_BLOCKED_MS = 10

/** Does something for each of the items. A long sheet takes longer than the server may block: in between it can do something else. */
export async function inPortions<Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> {
  let since = performance.now()
  // The work may add items.
  for (const item of items) {
    work(item)
    if (performance.now() - since < MAX_BLOCKED_MS) continue
    await breathe()
    since = performance.now()
  }
}
