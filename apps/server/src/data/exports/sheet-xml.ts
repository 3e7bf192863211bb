/** A sheet as SpreadsheetML (ECMA-376, part 1, 18.3): rows are written one by one, with inline strings. */
import { setImmediate } from 'node:timers/promises'
import type { Money } from '@tiffin/pricing'
import { AppError } from '../../platform/app-error.ts'
import { type Cell, type Column, neutralizeText } from './table.ts'

/** Including the heading; no program opens a longer sheet. */
export const MAX_SHEET_ROWS = 1_048_576

const ROWS_AT_A_TIME = 100
const MS_PER_DAY = 86_400_000
// Day 0 of spreadsheet dates.
const DAY_ZERO_MS = Date.UTC(1899, 11, 30)

const HEADING = 1
const styleOf = (kind: Column['kind']) => (kind === undefined ? 0 : kind === 'time' ? 3 : 2)

/** An amount with its currency where people expect it: '"$"#,##0.00'. */
function moneyFormat({ decimals, format }: Money): string {
  const [, before = '', after = ''] = /^(\D*)[\d.,]*\d(\D*)$/.exec(format(0)) ?? []
  const quoted = (text: string) => (text === '' ? '' : `"${text.replaceAll('"', '')}"`)
  return `${quoted(before)}#,##0${decimals === 0 ? '' : `.${'0'.repeat(decimals)}`}${quoted(after)}`
}

const TIME_FORMAT = 'yyyy-mm-dd hh:mm'

/** The formats that cells refer to by index: none, headings, amounts of this currency and times. */
export const stylesXml = (
  money: Money | undefined,
) => `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<numFmts count="2"><numFmt numFmtId="164" formatCode="${escapeXml(money === undefined ? '0.00' : moneyFormat(money))}"/><numFmt numFmtId="165" formatCode="${escapeXml(TIME_FORMAT)}"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`

/** The heading row is frozen; yields to other work between rows. */
export async function* sheetXml(
  columns: readonly Column[],
  parts: AsyncIterable<Cell[][]>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${columns.map(columnXml).join('')}</cols>
<sheetData>${headXml(columns)}`)
  let count = 1
  for await (const rows of parts) {
    if (count + rows.length > MAX_SHEET_ROWS) throw moreThanFits()
    for (let first = 0; first < rows.length; first += ROWS_AT_A_TIME) {
      const some = rows.slice(first, first + ROWS_AT_A_TIME)
      yield Buffer.from(some.map((row) => rowXml((count += 1), row, columns)).join(''))
      await setImmediate()
    }
  }
  yield Buffer.from('</sheetData></worksheet>')
}

export const moreThanFits = () =>
  new AppError(
    'TOO_LARGE',
    'That’s more rows than an Excel sheet can have (1,048,576). Choose a shorter period, or .csv.',
  )

const columnXml = ({ width, kind }: Column, index: number) =>
  `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"${kind ? ` style="${styleOf(kind)}"` : ''}/>`

const headXml = (columns: readonly Column[]) =>
  `<row r="1">${columns.map(({ title }, index) => textXml(`${lettersOf(index)}1`, title, HEADING)).join('')}</row>`

/** The name of a column: A to Z, then AA, AB and so on. */
export function lettersOf(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last
}

const rowXml = (number: number, row: Cell[], columns: readonly Column[]) =>
  `<row r="${number}">${row.map((cell, index) => cellXml(`${lettersOf(index)}${number}`, cell, columns[index]?.kind)).join('')}</row>`

function cellXml(place: string, cell: Cell, kind: Column['kind']): string {
  if (cell === null) return ''
  const style = styleOf(kind)
  if (typeof cell === 'number') return numberXml(place, cell, style)
  return kind === 'time' ? numberXml(place, daysOf(cell), style) : textXml(place, safeText(cell), style)
}

// A text cell runs nothing by itself: the apostrophe is for who edits it, and a telephone number does no harm there.
const TELEPHONE = /^\+[\d ().-]+$/
const safeText = (text: string) => (TELEPHONE.test(text) ? text : neutralizeText(text))

const numberXml = (place: string, value: number, style: number) =>
  `<c r="${place}" s="${style}"><v>${value}</v></c>`

const textXml = (place: string, text: string, style: number) =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`

// Spreadsheet times have no zone: a value given as UTC is shown unchanged.
const daysOf = (localTime: string) => (Date.parse(`${localTime}Z`) - DAY_ZERO_MS) / MS_PER_DAY

/** Also `_x0041_`, which a spreadsheet would decode as that character (part 1, 22.9.2.19). */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/\r\n?/g, '\n')
}
