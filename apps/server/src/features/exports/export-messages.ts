import type { ExportMessagesInput, FileDownload } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { localTimeOf, spanOfDay } from '../../platform/wall-clock.ts'
import { listNextMessages } from './export-queries.ts'
import type { Cell, Sheet } from './table.ts'
import { writeFile } from './write-file.ts'

const sheet: Sheet = {
  name: 'Messages',
  columns: [
    { title: 'Received', width: 17, kind: 'time' },
    { title: 'State', width: 11 },
    { title: 'Name', width: 24 },
    { title: 'Email', width: 30 },
    { title: 'Phone', width: 16 },
    { title: 'Message', width: 80 },
  ],
}

type Span = Parameters<typeof listNextMessages>[1]

/** The messages that came in on these days, by the restaurant's calendar, oldest first. */
export function exportMessages(
  db: Database,
  { from, to, state, format }: ExportMessagesInput,
): Promise<FileDownload> {
  const span = { from: spanOfDay(from).from, until: spanOfDay(to).until, state }
  return writeFile(`messages_${from}_${to}`, format, { sheets: [sheet], parts: readParts(db, span) })
}

async function* readParts(db: Database, span: Span) {
  let part = await listNextMessages(db, span, undefined)
  while (part.length > 0) {
    yield [part.map(rowOf)]
    part = await listNextMessages(db, span, part.at(-1))
  }
}

const rowOf = (row: Awaited<ReturnType<typeof listNextMessages>>[number]): Cell[] => [
  localTimeOf(row.createdAt),
  row.state,
  row.name,
  row.email,
  row.phone,
  row.message,
]
