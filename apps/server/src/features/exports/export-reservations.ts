import type { ExportReservationsInput, FileDownload } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { localTimeOf, spanOfDay } from '../../platform/wall-clock.ts'
import { listNextReservations } from '../reservations/list-next-reservations.ts'
import type { Cell, Sheet } from './table.ts'
import { writeFile } from './write-file.ts'

const sheet: Sheet = {
  name: 'Reservations',
  columns: [
    { title: 'Number', width: 9 },
    { title: 'Time', width: 17, kind: 'time' },
    { title: 'Guests', width: 8 },
    { title: 'Status', width: 11 },
    { title: 'Name', width: 24 },
    { title: 'Email', width: 30 },
    { title: 'Phone', width: 16 },
    { title: 'Notes', width: 50 },
    { title: 'Asked', width: 17, kind: 'time' },
  ],
}

/** The reservations for these days of the restaurant's calendar, in the order of their times. */
export function exportReservations(
  db: Database,
  { from, to, status, format }: ExportReservationsInput,
): Promise<FileDownload> {
  const span = { from: spanOfDay(from).from, until: spanOfDay(to).until, status }
  return writeFile(`reservations_${from}_${to}`, format, { sheets: [sheet], parts: readParts(db, span) })
}

type Span = Parameters<typeof listNextReservations>[1]
type Row = Awaited<ReturnType<typeof listNextReservations>>[number]

async function* readParts(db: Database, span: Span) {
  let part = await listNextReservations(db, span, undefined)
  while (part.length > 0) {
    yield [part.map(rowOf)]
    part = await listNextReservations(db, span, part.at(-1))
  }
}

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
