import type { ExportCateringInput } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import type { StreamedFile } from '../../platform/context.ts'
import { localTimeOf, spanOfDay } from '../../platform/wall-clock.ts'
import { cateringReference } from '../../guests/enquiries/catering.ts'
import { batchesOf } from './batches-of.ts'
import { countCatering, listNextCatering } from './export-queries.ts'
import type { Cell, Column, Table } from './table.ts'
import { writeFile } from './write-file.ts'

const columns: Column[] = [
  { title: 'Reference', width: 11 },
  { title: 'Received', width: 17, kind: 'time' },
  { title: 'State', width: 11 },
  { title: 'Occasion', width: 15 },
  { title: 'Event', width: 12 },
  { title: 'Guests', width: 8 },
  { title: 'Name', width: 24 },
  { title: 'Email', width: 30 },
  { title: 'Phone', width: 16 },
  { title: 'Budget', width: 20 },
  { title: 'Dietary needs', width: 40 },
  { title: 'Comments', width: 80 },
]

/** The catering requests received on these days of the restaurant's calendar, oldest first. */
export function exportCatering(db: Database, { from, to, state, format }: ExportCateringInput): StreamedFile {
  const span = { from: spanOfDay(from).from, until: spanOfDay(to).until, state }
  return writeFile(`catering_${from}_${to}`, format, {
    table: cateringTable(db, span),
    countRows: () => countCatering(db, span),
  })
}

export const cateringTable = (db: Database, span: Parameters<typeof listNextCatering>[1]): Table => [
  {
    name: 'Catering',
    columns,
    parts: () => batchesOf<Row>((last) => listNextCatering(db, span, last), rowOf),
  },
]

type Row = Awaited<ReturnType<typeof listNextCatering>>[number]

const rowOf = (row: Row): Cell[] => [
  cateringReference(row),
  localTimeOf(row.createdAt),
  row.state,
  row.occasion,
  row.eventDay,
  row.guestCount,
  row.name,
  row.email,
  row.phone,
  row.budget,
  row.dietary,
  row.comments,
]
