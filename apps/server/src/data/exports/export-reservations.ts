import type { ExportReservationsInput } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import type { StreamedFile } from '../../platform/context.ts'
import { localTimeOf, spanOfDay } from '../../platform/wall-clock.ts'
import { batchesOf, type Cell, type Column, type Table } from './table.ts'
import { countReservations, listNextReservations } from './export-queries.ts'
import { writeFile } from './write-file.ts'

const columns: Column[] = [
  { title: 'Number', width: 9 },
  { title: 'Time', width: 17, kind: 'time' },
  { title: 'Guests', width: 8 },
  { title: 'Status', width: 11 },
  { title: 'Name', width: 24 },
  { title: 'Email', width: 30 },
  { title: 'Phone', width: 16 },
  { title: 'Notes', width: 50 },
  { title: 'Requested', width: 17, kind: 'time' },
]

/** The reservations for these days of the restaurant's calendar, sorted by time. */
export function exportReservations(
  db: Database,
  { from, to, status, format }: ExportReservationsInput,
): StreamedFile {
  const span = { from: spanOfDay(from).from, until: spanOfDay(to).until, status }
  return writeFile(`reservations_${from}_${to}`, format, {
    table: reservationsTable(db, span),
    countRows: () => countReservations(db, span),
  })
}

export const reservationsTable = (db: Database, span: Parameters<typeof listNextReservations>[1]): Table => [
  {
    name: 'Reservations',
    columns,
    parts: () => batchesOf<Row>((last) => listNextReservations(db, span, last), rowOf),
  },
]

type Row = Awaited<ReturnType<typeof listNextReservations>>[number]

const rowOf = (row: Row): Cell[] => [
  row.number,
  localTimeOf(row.startsAt),
  row.partySize,
  row.status,
  row.name,
  row.email,
  row.phone,
  row.notes,
  localTimeOf(row.createdAt),
]
