import type { ExportFormat } from '@tiffin/contract'

type RowCounter = (part: Uint8Array) => number

/** Counts the rows of a file while it arrives: after each part, how many there are so far without the headings. */
export const rowCounters: Record<ExportFormat, () => Promise<RowCounter>> = {
  csv: async () => countCsvRows(),
  xlsx: async () => countSheetRows(await import('fflate')),
}

const [QUOTE, END_OF_LINE] = [0x22, 0x0a]

function countCsvRows(): RowCounter {
  let lines = 0
  let isQuoted = false
  return (part) => {
    for (const byte of part) {
      if (byte === QUOTE) isQuoted = !isQuoted
      else if (byte === END_OF_LINE && !isQuoted) lines += 1
    }
    return Math.max(lines - 1, 0)
  }
}

const ROW = '<row r="'

type Fflate = typeof import('fflate')

/** A workbook is a zip, and each of its sheets is a file in it, row after row, the headings first. */
function countSheetRows({ Unzip, UnzipInflate }: Fflate): RowCounter {
  let rows = 0
  const unzip = new Unzip((file) => {
    if (!file.name.startsWith('xl/worksheets/')) return
    const decoder = new TextDecoder()
    let headings = 1
    let rest = ''
    file.ondata = (error, data) => {
      if (error) return
      const text = rest + decoder.decode(data, { stream: true })
      const started = text.split(ROW).length - 1
      if (started > 0) {
        rows += started - headings
        headings = 0
      }
      // It may be the beginning of a row that continues in the next part.
      const last = text.slice(text.lastIndexOf('<'))
      rest = ROW.startsWith(last) && last !== ROW ? last : ''
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  return (part) => {
    unzip.push(part)
    return rows
  }
}
