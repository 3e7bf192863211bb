/** The printed closing report, on a roll as narrow as 58 mm: a row is a name and an amount. */
import { paidNames, type RegionSettings } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import type { ClosingRow, Drawer, DrawerEntryRow } from '../../ledger/closings/drawer.ts'
import { findClosing, listCorrections, readClosedDrawer } from '../../ledger/closings/drawer.ts'
import { formatClock, formatDay } from '../../platform/wall-clock.ts'
import { MAYBE_TWICE, plain, RULE, type TicketLine, type TicketText } from './ticket-text.ts'

interface PrintedClosing {
  closing: ClosingRow
  drawer: Drawer
  corrections: DrawerEntryRow[]
}

export async function findPrintedClosing(db: Database, id: string): Promise<PrintedClosing> {
  const closing = await findClosing(db, id)
  return {
    closing,
    drawer: await readClosedDrawer(db, closing),
    corrections: await listCorrections(db, id),
  }
}

export function describeClosing(
  { closing, drawer, corrections }: PrintedClosing,
  { isDuplicate, region }: { isDuplicate: boolean; region: RegionSettings },
): TicketLine[] {
  const { figures } = closing
  const money = moneyOf({ ...region, currency: closing.currency })
  const row = (name: string, cents: number): TicketText => ({
    // A hyphen may be left at the end of a line.
    text: `${plain(name)}  ${money.format(cents).replace('-', '−')}`,
    size: 'normal',
  })
  const strong = (line: TicketText): TicketText => ({ ...line, isBold: true })
  const some = (name: string, cents: number) => (cents === 0 ? [] : [row(name, cents)])
  const moment = (at: Date) => `${formatDay(at, region)} ${formatClock(at, region)}`
  const entry = ({ kind, cents, reason, byName }: DrawerEntryRow) =>
    row(`${entryNames[kind]}${reason === null ? '' : ` (${reason})`}, ${byName}`, cents)
  const sections: TicketText[][] = [
    [
      ...orderRows(figures.orders),
      ...some('Cancelled', figures.cancelledCents),
      ...some('No-shows', figures.noShowCents),
    ],
    [
      row('At menu prices', figures.menuCents),
      ...some('Comps', -figures.compCents),
      ...some('Other prices', -figures.repricedCents),
      ...some('Coupons', -figures.discountCents),
      ...some('Pickup extras', figures.extrasCents),
      ...figures.taxes.map(({ name, thousandths, number, isIncluded, cents }) =>
        row(
          `${isIncluded ? 'incl. ' : ''}${name} ${thousandths / 1000}%${number === '' ? '' : ` (${number})`}`,
          cents,
        ),
      ),
      strong(row('Sales', figures.totalCents)),
    ],
    [
      ...figures.payments.flatMap(({ method, payments, takenCents, tipCents, givenBackCents }) => [
        row(`${upperFirst(paidNames[method])}, ${payments}`, takenCents),
        ...some('- tips', tipCents),
        ...some('- refunded', -givenBackCents),
      ]),
      ...some('Still to pay', figures.toPayCents),
      ...some('Goodwill refunds', figures.goodwillCents),
    ],
    [
      row('Drawer at the start', drawer.startCents),
      row('Cash for orders', drawer.cash.takenCents),
      ...some('Tips in cash', drawer.cash.tipCents),
      ...some('Refunded in cash', -drawer.cash.givenBackCents),
      ...drawer.entries.map(entry),
      strong(row('Should be', closing.expectedCents)),
      strong(row('Counted', closing.countedCents)),
      strong(row('Difference', closing.countedCents - closing.expectedCents)),
      row('Left in the drawer', closing.leftCents),
      ...(closing.note === null ? [] : [{ text: `Note: ${plain(closing.note)}`, size: 'normal' as const }]),
    ],
    corrections.map(entry),
  ]
  return [
    { text: `Closing ${closing.number}`, size: 'large', isBold: true },
    ...(isDuplicate ? [MAYBE_TWICE] : []),
    { text: `From ${moment(closing.from)}`, size: 'normal' },
    { text: `To ${moment(closing.until)}`, size: 'normal' },
    { text: `Closed by ${plain(closing.byName)}`, size: 'normal' },
    ...sections.filter((rows) => rows.length > 0).flatMap((rows): TicketLine[] => [RULE, ...rows]),
  ]
}

const orderRows = ({ placed, sold, cancelled, noShows }: ClosingRow['figures']['orders']): TicketText[] =>
  [
    `Orders placed  ${placed}`,
    `Sold  ${sold}`,
    cancelled > 0 && `Cancelled  ${cancelled}`,
    noShows > 0 && `No-shows  ${noShows}`,
  ]
    .filter((text) => text !== false)
    .map((text) => ({ text, size: 'normal' }))

const entryNames: Record<DrawerEntryRow['kind'], string> = {
  count: 'Counted',
  in: 'Put in',
  out: 'Taken out',
  correction: 'Correction',
}

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
