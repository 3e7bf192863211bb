import { z } from 'zod'
import { calendarDay } from './calendar-day.ts'
import { blankIsAbsent } from './list-page.ts'
import { salesSpans } from './sales-span.ts'
import { amount } from './text.ts'

/** A named span, or local days, both included. `to` defaults to today. */
export const salesReportInput = z
  .object({
    span: blankIsAbsent(z.enum(salesSpans)).describe('Default, if no days are given: 30-days'),
    from: blankIsAbsent(calendarDay),
    to: blankIsAbsent(calendarDay),
  })
  .prefault({})

const sold = {
  orders: z.int().describe('All that were placed'),
  revenue: amount.describe('Total of all orders except cancelled ones and no-shows'),
}

const periods = {
  days: z.array(z.object({ day: z.iso.date(), ...sold })).describe('Every day of the period'),
  hours: z.array(z.object({ hour: z.int().min(0).max(23), ...sold })).describe('Every hour of the day'),
}

export const salesTotals = z.object({
  ...sold,
  sales: z.int().describe('Orders except cancelled ones and no-shows'),
  extras: amount.describe(
    'What of the revenue was for pickup extras such as bags, before taxes that are added',
  ),
  averageOrder: amount.describe('Revenue by sale; 0 without a sale'),
})

/** Sales, in the restaurant's time zone. */
export const salesReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  today: z.iso.date(),
  ...periods,
  bestDishes: z
    .array(
      z.object({
        slug: z.string(),
        title: z.string(),
        quantity: z.int(),
        revenue: amount.describe('Unit prices; before coupons and tax'),
        thumbnail: z.string().optional().describe('The dish that has the slug now'),
      }),
    )
    .describe('The ten best sellers'),
  bestChoices: z
    .array(
      z.object({
        group: z.string().describe('Key of the option group'),
        choice: z.string().describe('Its key within the group'),
        groupName: z.string().describe('As sold last'),
        choiceName: z.string().describe('As sold last'),
        quantity: z.int().describe('For all portions of the dishes it was chosen for'),
        revenue: amount.describe(
          'What it added to the dishes’ prices, negative if it took off; before coupons and tax',
        ),
      }),
    )
    .describe('The twenty choices that sold most, defaults included'),
  totals: salesTotals,
  previous: salesTotals
    .extend({
      from: z.iso.date(),
      to: z.iso.date(),
      ...periods,
    })
    .describe('The span of equal length before; where today is in the span, up to the same time of its day'),
})

export type SalesReportInput = z.infer<typeof salesReportInput>
export type SalesTotals = z.infer<typeof salesTotals>
export type SalesReport = z.infer<typeof salesReport>
