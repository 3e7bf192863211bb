/** What was paid in a span of days, by way of paying, and how it adds up with the sales and with the providers' lists. */
import { z } from 'zod'
import { calendarDay } from './moment.ts'
import { methodSum } from './closing.ts'
import { exportFormats } from './exports.ts'
import { blankIsAbsent } from './list-page.ts'
import { pickupTime } from './pickup-time.ts'
import { reportPeriods } from './sales-span.ts'
import { amount } from './text.ts'

const span = {
  from: blankIsAbsent(calendarDay).describe('Default: the first of the month of `to`'),
  to: blankIsAbsent(calendarDay).describe('Default: today'),
  by: blankIsAbsent(z.enum(reportPeriods)).describe('Default: day'),
}

/** Days of the restaurant’s calendar, both included. */
export const paymentsReportInput = z.object(span).prefault({})

export const exportPaymentsInput = z.object({
  ...span,
  format: z.enum(exportFormats, 'Choose .xlsx or .csv'),
})

const paidByMethod = methodSum.extend({
  tax: amount.describe(
    'Of what was taken, less refunds: the order’s taxes in proportion, to the cent in all',
  ),
  fees: amount.describe('What providers keep, as far as they have said'),
  unknownFees: z.int().describe('Online payments whose fee no provider has told'),
  net: amount.describe('taken + tips − givenBack − fees'),
})

const bookDifference = z.object({
  kind: z.enum(['payment', 'refund']),
  reference: z.string().describe('The provider’s name for it'),
  orderNumber: z.int().optional(),
  ours: z.number().nullable().describe('Null: not in our books'),
  theirs: z.number().nullable().describe('Null: not in the provider’s'),
  currency: z.string(),
})

const provider = {
  provider: z.enum(['stripe', 'paypal', 'demo']),
  isTest: z.boolean(),
}

export const paymentsReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  today: z.iso.date(),
  by: z.enum(reportPeriods),
  methods: z.array(paidByMethod).describe('Of the whole span, for whatever orders'),
  periods: z
    .array(
      z.object({
        period: z.string().describe('`2026-12-01`, or `2026-12`'),
        sales: amount.describe('Of the orders placed in it: the revenue of the sales report'),
        tax: amount.describe('In those sales'),
        methods: z.array(paidByMethod).describe('Paid in it, for whatever orders'),
      }),
    )
    .describe('Those in which something was sold or paid, in order'),
  balance: z
    .object({
      paid: amount.describe('Taken less refunds, without tips'),
      otherDays: amount.describe('Of that, for orders placed before or after the span'),
      unsold: amount.describe('Of that, for orders that were cancelled or not picked up'),
      paidElsewhen: amount.describe('For these sales, on other days'),
      toPay: amount.describe('What these sales still have to be paid'),
      toReturn: amount.describe('What was paid too much for them'),
      goodwill: amount.describe('Refunded for complaints, though it was owed'),
      sales: amount.describe('paid − otherDays − unsold + paidElsewhen + toPay − toReturn + goodwill'),
    })
    .describe('How the payments of the span become its sales'),
  online: z
    .array(
      z.object({
        ...provider,
        payments: z.int(),
        paid: amount.describe('With tips'),
        refunds: z.int(),
        refunded: amount,
        fees: amount,
        unplaced: amount.describe('Of what was paid, for orders that could not be placed: it goes back'),
      }),
    )
    .describe('What went through providers, with what belongs to no order'),
  comparisons: z
    .array(
      z.object({
        day: z.iso.date(),
        ...provider,
        comparedAt: z.object(pickupTime.shape),
        failure: z.string().optional().describe('Why the provider’s list could not be read'),
        payments: z.int().describe('In the provider’s list'),
        refunds: z.int(),
        differences: z.array(bookDifference),
      }),
    )
    .describe('Each day against the provider’s own list, the latest first'),
})

export type PaymentsReport = z.infer<typeof paymentsReport>
export type PaymentsReportInput = z.infer<typeof paymentsReportInput>
export type ExportPaymentsInput = z.infer<typeof exportPaymentsInput>
export type PaidByMethod = z.infer<typeof paidByMethod>
