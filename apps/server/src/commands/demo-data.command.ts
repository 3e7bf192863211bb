import { type Money, moneyOf } from '@tiffin/pricing'
import { z } from 'zod'
import { fillSite, type MadeDemoData, makeDemoData } from '../data/demo-data/make-demo-data.ts'
import { AppError } from '../platform/app-error.ts'
import { readRegion } from '../platform/read-settings.ts'
import { commandLine, defineCommand } from './command.ts'

const MOST_DAYS = 1500

const wholeNumber = (least: number, most: number) => {
  const error = `a whole number from ${least} to ${most}`
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error)
}

export const addDemoData = defineCommand({
  name: 'demo-data',
  summary:
    'Fills a new database with Masala & Maple and a made-up past: a year of orders, guests, reviews, tables and messages.',
  options: [
    ['--seed <number>', 'the same number makes the same past (1, if left out)'],
    ['--until <day>', 'the last day, such as 2026-11-30 (today, if left out)'],
    ['--days <number>', 'how many days (365, if left out)'],
    ['--no-past', 'only the restaurant: settings, pages and menu, and nobody has ordered yet'],
    ['--yes', 'also where guests may be: with DATABASE_URL, SMTP_URL or a public address, or in production'],
  ],
  examples: ['demo-data', 'demo-data --no-past', 'demo-data --seed 7 --until 2026-06-30 --days 90'],
  input: z.object({
    seed: wholeNumber(0, 2 ** 31).default(1),
    until: z.iso.date('a day such as 2026-11-30').optional(),
    days: wholeNumber(1, MOST_DAYS).default(365),
    past: z.boolean().default(true),
    yes: z.boolean().default(false),
  }),
  async run(ctx, { yes, past, ...wanted }) {
    const { isDemo, smtpUrl } = ctx.readSettings()
    const isTriedOut = isDemo && smtpUrl === undefined
    if (!isTriedOut && !yes)
      throw new AppError(
        'CONFLICT',
        'This may be a real restaurant: by its settings it is open to guests. Say --yes to fill it with made-up ones.',
      )
    const connection = await ctx.openDatabase({ besideServer: 'never' })
    const dedicated = await connection.openDedicatedConnection()
    try {
      if (!past) {
        const isFilled = await fillSite({ db: dedicated.db, clock: ctx.clock }, isDemo)
        if (!isFilled)
          throw new AppError(
            'CONFLICT',
            'There is a menu, or there are settings, already. Nothing was changed.',
          )
        ctx.out.answer('Filled with Masala & Maple.', { filled: true })
        return
      }
      const made = await makeDemoData(
        { db: dedicated.db, clock: ctx.clock, caller: commandLine },
        { ...wanted, isDemo },
      )
      ctx.out.answer(report(made, moneyOf(await readRegion(dedicated.db))), made)
    } finally {
      await dedicated.close()
    }
  },
})

function report({ seed, from, to, revenueCents, ...counts }: MadeDemoData, money: Money): string {
  const { orders, customers, reviews, reservations, messages, cateringRequests, subscribers } = counts
  return `Made up ${from} to ${to} with seed ${seed}:
${orders} orders worth ${money.format(revenueCents)}, ${customers} customers, ${reviews} reviews, ${reservations} reservations,
${messages} messages, ${cateringRequests} catering requests, ${subscribers} subscribers. No email was sent.`
}
