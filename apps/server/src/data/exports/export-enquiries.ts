import type { ExportCateringInput, ExportMessagesInput } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { cateringReference } from '../../guests/enquiries/catering.ts'
import type { StreamedFile } from '../../platform/context.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { localTimeOf, spanOfDay, type Zone } from '../../platform/wall-clock.ts'
import { countCatering, countMessages, listNextCatering, listNextMessages } from './export-queries.ts'
import { batchesOf, type Cell, type Column, type Table } from './table.ts'
import { writeFile } from './write-file.ts'

const messageColumns: Column[] = [
  { title: 'Received', width: 17, kind: 'time' },
  { title: 'State', width: 11 },
  { title: 'Name', width: 24 },
  { title: 'Email', width: 30 },
  { title: 'Phone', width: 16 },
  { title: 'Message', width: 80 },
]

/** The messages received on these days of the restaurant's calendar, oldest first. */
export async function exportMessages(
  db: Database,
  { from, to, state, format }: ExportMessagesInput,
): Promise<StreamedFile> {
  const zone = await readRegion(db)
  const span = { from: spanOfDay(from, zone).from, until: spanOfDay(to, zone).until, state, zone }
  return writeFile(`messages_${from}_${to}`, format, {
    table: messagesTable(db, span),
    countRows: () => countMessages(db, span),
  })
}

type MessageSpan = Parameters<typeof listNextMessages>[1] & { zone: Zone }

export const messagesTable = (db: Database, span: MessageSpan): Table => [
  {
    name: 'Messages',
    columns: messageColumns,
    parts: () => batchesOf<NextMessage>((last) => listNextMessages(db, span, last), messageRowOf(span.zone)),
  },
]

type NextMessage = Awaited<ReturnType<typeof listNextMessages>>[number]

const messageRowOf =
  (zone: Zone) =>
  (row: NextMessage): Cell[] => [
    localTimeOf(row.createdAt, zone),
    row.state,
    row.name,
    row.email,
    row.phone,
    row.message,
  ]

const cateringColumns: Column[] = [
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
export async function exportCatering(
  db: Database,
  { from, to, state, format }: ExportCateringInput,
): Promise<StreamedFile> {
  const zone = await readRegion(db)
  const span = { from: spanOfDay(from, zone).from, until: spanOfDay(to, zone).until, state, zone }
  return writeFile(`catering_${from}_${to}`, format, {
    table: cateringTable(db, span),
    countRows: () => countCatering(db, span),
  })
}

type CateringSpan = Parameters<typeof listNextCatering>[1] & { zone: Zone }

export const cateringTable = (db: Database, span: CateringSpan): Table => [
  {
    name: 'Catering',
    columns: cateringColumns,
    parts: () =>
      batchesOf<NextCatering>((last) => listNextCatering(db, span, last), cateringRowOf(span.zone)),
  },
]

type NextCatering = Awaited<ReturnType<typeof listNextCatering>>[number]

const cateringRowOf =
  (zone: Zone) =>
  (row: NextCatering): Cell[] => [
    cateringReference(row),
    localTimeOf(row.createdAt, zone),
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
