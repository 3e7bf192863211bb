import type { ExportReservationsInput } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import type { StreamedFile } from '../../platform/context.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { localTimeOf, spanOfDay, type Zone } from '../../platform/wall-clock.ts'
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
export async function exportReservations(
  db: Database,
  { from, to, status, format }: ExportReservationsInput,
): Promise<StreamedFile> {
  const zone = await readRegion(db)
  const span = { from: spanOfDay(from, zone).from, until: spanOfDay(to, zone).until, status, zone }
  return writeFile(`reservations_${from}_${to}`, format, {
    table: reservationsTable(db, span),
    countRows: () => countReservations(db, span),
  })
}

type Span = Parameters<typeof listNextReservations>[1] & { zone: Zone }

export const reservationsTable = (db: Database, span: Span): Table => [
  {
    name: 'Reservations',
    columns,
    parts: () => batchesOf<Row>((last) => listNextReservations(db, span, last), rowOf(span.zone)),
  },
]

type Row = Awaited<ReturnType<typeof listNextReservations>>[number]

const rowOf =
  (zone: Zone) =>
  (row: Row): Cell[] => [
    row.number,
    localTimeOf(row.startsAt, zone),
    row.partySize,
    row.status,
    row.name,
    row.email,
    row.phone,
    row.notes,
    localTimeOf(row.createdAt, zone),
  ]
