import { normalizeSlug } from '@tiffin/contract'
import { numberOf, textIn, textOf, truthOf, type Plain } from './cell-values.ts'
import type { FoundSheet } from './find-sheets.ts'
import { readAllergens, readDiets } from './label-cells.ts'
import type { OptionColumnKey } from './option-columns.ts'
import type { ParsedChoice, Reason } from './parsed-sheet.ts'
import { isEmptyCell, type SheetRow } from './sheet-cell.ts'

const MAX_SHOWN_NAME = 60

/** Parses a row of the option groups. Whether it follows the rules is known only with the other rows of its group. */
export function parseChoice(
  { places, columns: letters }: FoundSheet<OptionColumnKey>,
  { number, cells }: SheetRow,
): ParsedChoice {
  const values: ParsedChoice['values'] = {}
  const reasons: Reason[] = []
  for (const { key, index } of places) {
    const cell = cells[index] ?? null
    if (typeof cell === 'object' && cell !== null) {
      reasons.push({ cell: `${letters[key]}${number}`, message: cell.problem })
    } else {
      values[key] = isEmptyCell(cell) ? null : valueOf(key, cell)
    }
  }
  const name = textIn(values.groupName ?? values.groupKey)
  return {
    row: number,
    group: normalizeSlug(textIn(values.groupKey ?? values.groupName)),
    title: name.slice(0, MAX_SHOWN_NAME),
    values,
    reasons,
  }
}

/** A meaningless value is passed on for the schema to reject. */
function valueOf(key: OptionColumnKey, cell: Plain): unknown {
  const text = textOf(cell)
  switch (key) {
    case 'min':
    case 'max':
    case 'price':
    case 'most':
      return numberOf(cell)
    case 'isDefault':
      return truthOf(text)
    case 'breaksDiets':
      return readDiets(text)
    case 'allergens':
      return readAllergens(text)
    case 'key':
    case 'product':
      return normalizeSlug(text) || text
    default:
      return text
  }
}
