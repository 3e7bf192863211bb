import { PREVIEW_LIMIT_ROWS, type ImportPreview, type ImportResult } from '@tiffin/contract'
import type { GroupPlan } from './group-plan.ts'
import type { Reason, SheetHead } from './parsed-sheet.ts'
import { OPTIONS_SHEET } from './option-columns.ts'
import type { ImportPlan } from './plan-import.ts'

export function presentPreview(
  plan: ImportPlan,
  { productSheets, ignored, leftOut, headings }: SheetHead,
): ImportPreview {
  return {
    fingerprint: plan.fingerprint,
    readSheets: productSheets.map(({ name }) => name),
    ignoredColumns: ignored,
    ignoredSheets: leftOut,
    headings,
    newCategories: plan.unknownCategories.slice(0, PREVIEW_LIMIT_ROWS),
    ...firstOf(plan),
    ...(plan.groups && { groups: firstOf(plan.groups) }),
  }
}

interface Lists<New, Changed, Refused> {
  new: New[]
  changed: Changed[]
  unchanged: number
  refused: Refused[]
}

/** All counts, and the first rows of each kind. */
const firstOf = <New, Changed, Refused>(plan: Lists<New, Changed, Refused>) => ({
  counts: {
    new: plan.new.length,
    changed: plan.changed.length,
    unchanged: plan.unchanged,
    refused: plan.refused.length,
  },
  new: plan.new.slice(0, PREVIEW_LIMIT_ROWS),
  changed: plan.changed.slice(0, PREVIEW_LIMIT_ROWS),
  refused: plan.refused.slice(0, PREVIEW_LIMIT_ROWS),
})

export function presentResult({ groups, ...plan }: ImportPlan, isUpdate: boolean): ImportResult {
  return {
    ...countWritten(plan, isUpdate),
    ...(groups && { groups: countWritten(groups, isUpdate) }),
    errors: [
      ...plan.refused.map(({ sheet, row, reasons }) => ({
        ...(sheet !== undefined && { sheet }),
        ...errorOf(row, reasons, ({ message }) => message),
      })),
      ...(groups?.refused ?? []).map(errorOfGroup),
    ],
  }
}

const countWritten = (plan: Lists<unknown, unknown, unknown>, isUpdate: boolean) => ({
  inserted: plan.new.length,
  skipped: plan.unchanged + (isUpdate ? 0 : plan.changed.length),
  ...(isUpdate && { updated: plan.changed.length }),
})

const errorOf = (row: number, reasons: Reason[], describe: (reason: Reason) => string) => ({
  row,
  ...(reasons[0]?.cell !== undefined && { cell: reasons[0].cell }),
  message: reasons.map(describe).join('; '),
})

/** Its reasons may be in several rows: after the first one each names its cell. */
const errorOfGroup = ({ firstRow, title, reasons }: GroupPlan['refused'][number]) => {
  const [first] = reasons
  const describe = (reason: Reason) =>
    reason === first || reason.cell === undefined ? reason.message : `${reason.cell}: ${reason.message}`
  const { message, ...error } = errorOf(firstRow, reasons, describe)
  return { sheet: OPTIONS_SHEET, ...error, message: `${title}: ${message}` }
}
