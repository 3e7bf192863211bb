import { dietaryLabels, normalizeSlug, saveProductInput, spiceLevels } from '@tiffin/contract'
import { unguardText } from '../../platform/formula-text.ts'
import type { Sheet } from './find-sheet.ts'
import { columns, type ColumnKey } from './menu-columns.ts'
import type { ParsedRow, Reason } from './parsed-sheet.ts'
import { isEmptyCell, type SheetCell, type SheetRow } from './sheet-cell.ts'

const MAX_SHOWN_TITLE = 120

// A column that is not in the file is left alone; the rules for the others are those of the product form.
const rowInput = saveProductInput.partial()

/** Parses one row, or says which of its cells are wrong and why. */
export function parseRow({ places, columns: letters }: Sheet, { number, cells }: SheetRow): ParsedRow {
  const values: Partial<Record<ColumnKey, unknown>> = {}
  const reasons: Reason[] = []
  for (const { key, index } of places) {
    const cell = cells[index] ?? null
    if (typeof cell === 'object' && cell !== null) {
      reasons.push({ cell: `${letters[key]}${number}`, message: cell.problem })
    } else {
      values[key] = valueOf(key, cell)
    }
  }
  const { abv, volumeMl, origin, flavourNotes, category, ...fields } = values
  const { data, error } = rowInput.safeParse({
    ...fields,
    ...('category' in values && { categorySlug: category }),
    attributes: { abv, volumeMl, origin, flavourNotes },
  })
  const complained = new Set<ColumnKey>()
  for (const { path, message } of error?.issues ?? []) {
    const key = keyOf(path)
    if (complained.has(key) || !(key in values)) continue
    complained.add(key)
    reasons.push({ cell: `${letters[key]}${number}`, message: columns[key].complaint ?? message })
  }
  const { slug, ...input } = data ?? {}
  const title = typeof values.title === 'string' ? values.title.trim() : ''
  return {
    row: number,
    title: title.slice(0, MAX_SHOWN_TITLE),
    // A rejected row is identified by its number; a title that is too long would make an enormous slug.
    slug: reasons.length === 0 ? normalizeSlug(slug ?? title) : '',
    input: reasons.length === 0 ? input : {},
    reasons,
  }
}

function keyOf([first, second]: PropertyKey[]): ColumnKey {
  if (first === 'attributes') return second as ColumnKey
  return first === 'categorySlug' ? 'category' : (first as ColumnKey)
}

type Plain = Exclude<SheetCell, { problem: string }>

/** The value of a cell in its column. A meaningless one is passed on for the schema to reject. */
function valueOf(key: ColumnKey, cell: Plain): unknown {
  const text = textOf(cell)
  switch (key) {
    case 'price':
      return numberOf(cell)
    case 'stock':
      return isEmptyCell(cell) ? null : numberOf(cell)
    case 'discountPercent':
      return isEmptyCell(cell) ? 0 : numberOf(cell)
    case 'abv':
    case 'volumeMl':
      return isEmptyCell(cell) ? undefined : numberOf(cell)
    case 'isFeatured':
      return truthOf(text)
    case 'dietary':
      return labelsOf(text)
    case 'spiceLevel':
      return text === '' ? null : (spiceLevels.find((level) => level === simplified(text)) ?? text)
    case 'origin':
    case 'flavourNotes':
      return text || undefined
    default:
      return text
  }
}

const textOf = (cell: Plain): string =>
  cell === null ? '' : unguardText(String(cell).replaceAll('\r\n', '\n')).trim()

// As people write money and percentages: "$1,234.50", "10 %".
const WRITTEN_NUMBER = /^\$?\s*(-?\d+(?:,\d{3})*(?:\.\d+)?|-?\.\d+)\s*%?$/

function numberOf(cell: Plain): unknown {
  if (typeof cell !== 'string') return cell
  const written = WRITTEN_NUMBER.exec(unguardText(cell.trim()))?.[1]
  return written === undefined ? cell : Number(written.replaceAll(',', ''))
}

const YES = new Set(['yes', 'y', 'true', '1', 'x'])
const NO = new Set(['no', 'n', 'false', '0', ''])

function truthOf(text: string): unknown {
  const word = text.toLowerCase()
  return YES.has(word) || (NO.has(word) ? false : text)
}

const simplified = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')

function labelsOf(text: string): string[] {
  const named = text
    .split(/[,;\n]/)
    .map(simplified)
    .filter(Boolean)
    .map((name) => dietaryLabels.find((label) => simplified(label) === name) ?? name)
  return [...new Set(named)]
}
