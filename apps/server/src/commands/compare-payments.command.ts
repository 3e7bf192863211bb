import { moneyOf } from '@tiffin/pricing'
import { z } from 'zod'
import {
  type BookDifference,
  checkOwnBooks,
  compareBooks,
  type ComparedBooks,
} from '../ordering/paying/compare-books.ts'
import { readRegion } from '../platform/read-settings.ts'
import { createSecrets } from '../platform/secrets.ts'
import { defineCommand, exitCodes } from './command.ts'

const HOUR_MS = 60 * 60 * 1000

export const comparePayments = defineCommand({
  name: 'compare-payments',
  summary: 'Compares the online payments and refunds of the last days with the providers’ own books.',
  options: [
    ['--days <number>', 'how many days, at most 31; otherwise 2'],
    ['--until-hours <number>', 'leave out the last hours, which PayPal lists late; otherwise 3'],
  ],
  examples: ['compare-payments', 'compare-payments --days 31'],
  input: z.object({
    days: z.coerce.number().int().min(1).max(31).default(2),
    untilHours: z.coerce.number().int().min(0).max(48).default(3),
  }),
  async run(ctx, { days, untilHours }) {
    const settings = ctx.readSettings()
    const { db } = await ctx.openDatabase({ mustBeThere: true })
    const to = new Date(ctx.clock.nowMs() - untilHours * HOUR_MS)
    const secrets = createSecrets({
      secretsKey: settings.secretsKey,
      folder: settings.bucket ? null : settings.dataDir,
    })
    const { publicUrl, isDemo, providerUrls } = settings
    const books = await compareBooks(
      // Nothing is begun here, so no job is needed.
      { db, clock: ctx.clock, secrets, publicUrl, isDemo, providerUrls, jobs: noJobs },
      { from: new Date(to.getTime() - days * 24 * HOUR_MS), to },
    )
    const own = await checkOwnBooks(db)
    const { locale } = await readRegion(db)
    const theirs = books.map((each) => describe(each, locale))
    const text = [
      ...(theirs.length > 0 ? theirs : ['No payment provider is set up.']),
      ...(own.length > 0 ? own : ['Our own books add up.']),
    ].join('\n')
    ctx.out.answer(text, { books, own })
    const isEqual = own.length === 0 && books.every(({ differences }) => differences.length === 0)
    return isEqual ? exitCodes.done : exitCodes.refused
  },
})

const noJobs = {
  enqueue: () => Promise.reject(new Error('A comparison enqueues nothing')),
}

function describe({ provider, isTest, payments, refunds, sums, differences }: ComparedBooks, locale: string) {
  const lists = sums.map(({ currency, paidCents, refundedCents, feeCents }) => {
    const { format } = moneyOf({ currency, locale })
    return `${format(paidCents)} paid, ${format(refundedCents)} refunded, ${format(feeCents)} in fees`
  })
  return [
    `${provider}, ${isTest ? 'test' : 'live'} mode: payments ${payments}, refunds ${refunds}. ${lists.join('; ')}`.trim(),
    ...(differences.length === 0
      ? ['  Its books and ours are the same.']
      : differences.map((each) => `  ${difference(each, locale)}`)),
  ].join('\n')
}

function difference({ kind, reference, ours, theirs, currency }: BookDifference, locale: string): string {
  const { format } = moneyOf({ currency, locale })
  const name = `${kind} ${reference}`
  if (ours === null) return `${name} of ${format(theirs ?? 0)} is not in our books.`
  if (theirs === null) return `${name} of ${format(ours)} is not in theirs.`
  return `${name} is ${format(ours)} in our books and ${format(theirs)} in theirs.`
}
