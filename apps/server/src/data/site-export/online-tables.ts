/** What went through payment providers, also for orders that were never placed. */
import type { RegionSettings } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import { localTimeOf } from '../../platform/wall-clock.ts'
import { batchesOf, type Cell, type Column, moneyCell, type Table } from '../exports/table.ts'
import { listNextDisputes, listNextOnlinePayments, listNextOnlineRefunds } from './site-export-queries.ts'

type PaymentRow = Awaited<ReturnType<typeof listNextOnlinePayments>>[number]
type RefundRow = Awaited<ReturnType<typeof listNextOnlineRefunds>>[number]
type DisputeRow = Awaited<ReturnType<typeof listNextDisputes>>[number]

const time = (title: string): Column => ({ title, width: 17, kind: 'time' })
const words = (title: string, width = 12): Column => ({ title, width })

const timeCell = (moment: Date | null, region: RegionSettings): Cell => moment && localTimeOf(moment, region)
const centsCell = (cents: number | null, currency: string, region: RegionSettings): Cell =>
  cents === null ? null : moneyCell(cents, moneyOf({ ...region, currency }), moneyOf(region))

/** Every attempt to pay, the oldest first: the ones that failed or were given up, too. */
export const onlinePaymentsTable = (db: Database, region: RegionSettings): Table => [
  {
    name: 'Online payments',
    columns: [
      time('Begun'),
      words('Order', 8),
      words('Provider'),
      words('Mode', 6),
      words('State'),
      time('Paid'),
      { title: 'Amount', width: 11, kind: moneyOf(region) },
      { title: 'Tip', width: 11, kind: moneyOf(region) },
      { title: 'Fee', width: 11, kind: moneyOf(region) },
      words('Last four', 9),
      words('Reference', 34),
      words('Charge', 34),
      words('Paid the order', 14),
    ],
    parts: () =>
      batchesOf<PaymentRow>(
        (last) => listNextOnlinePayments(db, last?.payment),
        ({ payment, order }) => [
          localTimeOf(payment.createdAt, region),
          order,
          payment.provider,
          payment.isTest ? 'test' : 'live',
          payment.state,
          timeCell(payment.paidAt, region),
          centsCell(payment.cents, payment.currency, region),
          centsCell(payment.tipCents, payment.currency, region),
          centsCell(payment.feeCents, payment.currency, region),
          payment.lastFour,
          payment.reference,
          payment.chargeId,
          payment.isUsed ? 'yes' : 'no',
        ],
      ),
  },
]

export const onlineRefundsTable = (db: Database, region: RegionSettings): Table => [
  {
    name: 'Online refunds',
    columns: [
      time('Begun'),
      words('Order', 8),
      words('Provider'),
      words('Mode', 6),
      words('State'),
      time('Done'),
      { title: 'Amount', width: 11, kind: moneyOf(region) },
      { title: 'Tip', width: 11, kind: moneyOf(region) },
      words('Because', 11),
      words('Reference', 34),
      words('Reason', 40),
      words('Refusal', 40),
    ],
    parts: () =>
      batchesOf<RefundRow>(
        (last) => listNextOnlineRefunds(db, last?.refund),
        ({ refund, payment, order }) => [
          localTimeOf(refund.createdAt, region),
          order,
          payment.provider,
          payment.isTest ? 'test' : 'live',
          refund.state,
          timeCell(refund.doneAt, region),
          centsCell(refund.cents, payment.currency, region),
          centsCell(refund.tipCents, payment.currency, region),
          refund.kind,
          refund.reference,
          refund.reason,
          refund.refusal,
        ],
      ),
  },
]

export const disputesTable = (db: Database, region: RegionSettings): Table => [
  {
    name: 'Disputes',
    columns: [
      time('Known'),
      words('Order', 8),
      words('Provider'),
      words('Reference', 34),
      { title: 'Amount', width: 11, kind: moneyOf(region) },
    ],
    parts: () =>
      batchesOf<DisputeRow>(
        (last) => listNextDisputes(db, last?.dispute),
        ({ dispute, currency, order }) => [
          localTimeOf(dispute.createdAt, region),
          order,
          dispute.provider,
          dispute.reference,
          centsCell(dispute.cents, currency, region),
        ],
      ),
  },
]
