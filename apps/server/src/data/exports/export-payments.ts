/** The report of payments as a file: by period and way of paying, beside the sales. */
import { paidNames, type ExportPaymentsInput, type PaidByMethod, type PaymentsReport } from '@tiffin/contract'
import { moneyOf, type Money } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import { showPayments } from '../../ledger/payments/show-payments.ts'
import type { StreamedFile } from '../../platform/context.ts'
import { readRegion } from '../../platform/read-settings.ts'
import type { Clock } from '../../platform/wall-clock.ts'
import { type Cell, type Column, type Sheet, sheetOf } from './table.ts'
import { writeFile } from './write-file.ts'

export async function exportPayments(
  deps: { db: Database; clock: Clock },
  { format, ...input }: ExportPaymentsInput,
): Promise<StreamedFile> {
  const report = await showPayments(deps, input)
  const money = moneyOf(await readRegion(deps.db))
  const rows = report.periods.flatMap(({ period, methods }) => methods.map((each) => [period, each] as const))
  return writeFile(`payments_${report.from}_${report.to}`, format, {
    table: [
      paymentsSheet(rows, money),
      salesSheet(report, money),
      balanceSheet(report, money),
      onlineSheet(report, money),
      comparedSheet(report),
    ],
    countRows: async () => rows.length,
  })
}

const text = (title: string, width: number): Column => ({ title, width })
const amounts = (titles: readonly string[], money: Money): Column[] =>
  titles.map((title) => ({ title, width: 14, kind: money }))

const paymentsSheet = (rows: readonly (readonly [string, PaidByMethod])[], money: Money): Sheet =>
  sheetOf(
    'Payments',
    [
      text('Period', 12),
      text('Paid by', 10),
      text('Payments', 10),
      text('Refunds', 10),
      ...amounts(['Taken', 'Tips', 'Refunded', 'Fees', 'Net', 'Tax included'], money),
      text('Fees not told', 14),
    ],
    rows.map(
      ([period, { method, payments, refunds, taken, tips, givenBack, fees, net, tax, unknownFees }]) => [
        period,
        paidNames[method],
        payments,
        refunds,
        taken,
        tips,
        -givenBack + 0,
        -fees + 0,
        net,
        tax,
        unknownFees,
      ],
    ),
  )

const salesSheet = ({ periods }: PaymentsReport, money: Money): Sheet =>
  sheetOf(
    'Sales',
    [text('Period', 12), ...amounts(['Sales', 'Tax in them'], money)],
    periods.map(({ period, sales, tax }) => [period, sales, tax]),
  )

const balanceSheet = ({ balance }: PaymentsReport, money: Money): Sheet =>
  sheetOf(
    'From payments to sales',
    [text('', 46), ...amounts(['Amount'], money)],
    [
      ['Payments minus refunds, without tips', balance.paid],
      ['For orders of other days', -balance.otherDays + 0],
      ['For cancelled orders and no-shows', -balance.unsold + 0],
      ['Paid for these sales on other days', balance.paidElsewhen],
      ['Still to pay', balance.toPay],
      ['Refund due', -balance.toReturn + 0],
      ['Goodwill refunds', balance.goodwill],
      ['Sales', balance.sales],
    ],
  )

const onlineSheet = ({ online }: PaymentsReport, money: Money): Sheet =>
  sheetOf(
    'Online',
    [
      text('Provider', 12),
      text('Mode', 8),
      text('Payments', 10),
      text('Refunds', 10),
      ...amounts(['Paid', 'Refunded', 'Fees', 'For no order'], money),
    ],
    online.map(({ provider, isTest, payments, refunds, paid, refunded, fees, unplaced }) => [
      provider,
      isTest ? 'test' : 'live',
      payments,
      refunds,
      paid,
      -refunded + 0,
      -fees + 0,
      unplaced,
    ]),
  )

const comparedSheet = ({ comparisons }: PaymentsReport): Sheet =>
  sheetOf(
    'Differences',
    [
      text('Day', 12),
      text('Provider', 12),
      text('Kind', 10),
      text('Reference', 34),
      text('Order', 10),
      text('Ours', 14),
      text('Theirs', 14),
      text('Currency', 10),
    ],
    comparisons.flatMap(({ day, provider, differences }) =>
      differences.map(({ kind, reference, orderNumber, ours, theirs, currency }): Cell[] => [
        day,
        provider,
        kind,
        reference,
        orderNumber ?? null,
        ours,
        theirs,
        currency,
      ]),
    ),
  )
