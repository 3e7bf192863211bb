import type { ExportSubscribersInput } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import type { StreamedFile } from '../../platform/context.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { type Clock, dayOn, localTimeOf, type Zone } from '../../platform/wall-clock.ts'
import { unsubscribeUrl } from '../../guests/newsletter/newsletter-jobs.ts'
import { countSubscribers, listNextSubscribers } from './export-queries.ts'
import type { Cell, Column, Table } from './table.ts'
import { writeFile } from './write-file.ts'

const columns: Column[] = [
  { title: 'Email', width: 32 },
  { title: 'Signed up', width: 17, kind: 'time' },
  { title: 'Confirmed', width: 17, kind: 'time' },
  { title: 'Consent wording', width: 60 },
  { title: 'Unsubscribe link', width: 80 },
]

interface ExportContext {
  db: Database
  clock: Clock
  publicUrl: string
}

/** Confirmed subscribers, each with the unsubscribe link that every newsletter to them must contain. */
export async function exportSubscribers(
  { db, clock, publicUrl }: ExportContext,
  { format }: ExportSubscribersInput,
): Promise<StreamedFile> {
  const zone = await readRegion(db)
  const today = dayOn(new Date(clock.nowMs()), zone)
  return writeFile(`subscribers_${today}`, format, {
    table: subscribersTable(db, { publicUrl, zone }),
    countRows: () => countSubscribers(db),
  })
}

interface Site {
  publicUrl: string
  zone: Zone
}

export const subscribersTable = (db: Database, site: Site): Table => [
  { name: 'Subscribers', columns, parts: () => readParts(db, site) },
]

async function* readParts(db: Database, site: Site) {
  for (let part = await listNextSubscribers(db, ''); part.length > 0;) {
    yield part.map((subscriber) => rowOf(subscriber, site))
    part = await listNextSubscribers(db, part.at(-1)?.email ?? '')
  }
}

type Subscriber = Awaited<ReturnType<typeof listNextSubscribers>>[number]

const rowOf = (
  { id, email, askedAt, confirmedAt, consent }: Subscriber,
  { publicUrl, zone }: Site,
): Cell[] => [
  email,
  localTimeOf(askedAt, zone),
  confirmedAt && localTimeOf(confirmedAt, zone),
  consent,
  unsubscribeUrl(publicUrl, id),
]
