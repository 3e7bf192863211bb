import type { RegionSettings } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import { localTimeOf } from '../../platform/wall-clock.ts'
import { batchesOf, moneyCell, type Table } from '../exports/table.ts'
import { listNextClosings, listNextDrawerEntries } from './site-export-queries.ts'

type ClosingRow = Awaited<ReturnType<typeof listNextClosings>>[number]
type EntryRow = Awaited<ReturnType<typeof listNextDrawerEntries>>[number]

/** What was closed, the oldest first. */
export const closingsTable = (db: Database, region: RegionSettings): Table => [
  {
    name: 'Closings',
    columns: [
      { title: 'Number', width: 9 },
      { title: 'From', width: 17, kind: 'time' },
      { title: 'To', width: 17, kind: 'time' },
      { title: 'Closed by', width: 20 },
      ...['Sales', 'At the start', 'Should be', 'Counted', 'Left'].map((title) => ({
        title,
        width: 11,
        kind: moneyOf(region),
      })),
      { title: 'Note', width: 40 },
    ],
    parts: () =>
      batchesOf<ClosingRow>(
        (last) => listNextClosings(db, last?.number),
        (closing) => {
          const money = moneyOf({ ...region, currency: closing.currency })
          const { startCents, expectedCents, countedCents, leftCents } = closing
          return [
            closing.number,
            localTimeOf(closing.from, region),
            localTimeOf(closing.until, region),
            closing.byName,
            ...[closing.figures.totalCents, startCents, expectedCents, countedCents, leftCents].map((cents) =>
              moneyCell(cents, money, moneyOf(region)),
            ),
            closing.note,
          ]
        },
      ),
  },
]

/** What happened to the drawer beside payments, and what was corrected. */
export const drawerTable = (db: Database, region: RegionSettings): Table => [
  {
    name: 'Drawer',
    columns: [
      { title: 'Recorded', width: 17, kind: 'time' },
      { title: 'Kind', width: 10 },
      { title: 'Amount', width: 11, kind: moneyOf(region) },
      { title: 'Counted', width: 11, kind: moneyOf(region) },
      { title: 'Reason', width: 40 },
      { title: 'By', width: 20 },
      { title: 'Closing', width: 9 },
    ],
    parts: () =>
      batchesOf<EntryRow>(
        (last) => listNextDrawerEntries(db, last?.entry.number),
        ({ entry, closing }) => [
          localTimeOf(entry.createdAt, region),
          entry.kind,
          moneyOf(region).toAmount(entry.cents),
          entry.countedCents === null ? null : moneyOf(region).toAmount(entry.countedCents),
          entry.reason,
          entry.byName,
          closing,
        ],
      ),
  },
]
