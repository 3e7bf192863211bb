import type { ExportMessagesInput } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import type { StreamedFile } from '../../platform/context.ts'
import { localTimeOf, spanOfDay } from '../../platform/wall-clock.ts'
import { batchesOf } from './batches-of.ts'
import { countMessages, listNextMessages } from './export-queries.ts'
import type { Cell, Column, Table } from './table.ts'
import { writeFile } from './write-file.ts'

const columns: Column[] = [
  { title: 'Received', width: 17, kind: 'time' },
  { title: 'State', width: 11 },
  { title: 'Name', width: 24 },
  { title: 'Email', width: 30 },
  { title: 'Phone', width: 16 },
  { title: 'Message', width: 80 },
]

/** The messages received on these days of the restaurant's calendar, oldest first. */
export function exportMessages(db: Database, { from, to, state, format }: ExportMessagesInput): StreamedFile {
  const span = { from: spanOfDay(from).from, until: spanOfDay(to).until, state }
  return writeFile(`messages_${from}_${to}`, format, {
    table: messagesTable(db, span),
    countRows: () => countMessages(db, span),
  })
}

export const messagesTable = (db: Database, span: Parameters<typeof listNextMessages>[1]): Table => [
  {
    name: 'Messages',
    columns,
    parts: () => batchesOf<Row>((last) => listNextMessages(db, span, last), rowOf),
  },
]

type Row = Awaited<ReturnType<typeof listNextMessages>>[number]

const rowOf = (row: Row): Cell[] => [
  localTimeOf(row.createdAt),
  row.state,
  row.name,
  row.email,
  row.phone,
  row.message,
]
