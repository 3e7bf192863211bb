import { regionSettings } from '@tiffin/contract'
import { resolve } from 'node:path'
import { z } from 'zod'
import { backUpSite } from '../data/backups/back-up-site.ts'
import { importRestaurant } from '../data/backups/import-restaurant.ts'
import { moveZone, planZoneMove, type ZoneMove } from '../office/move-zone.ts'
import { openBucket } from '../platform/bucket.ts'
import { type CommandContext, commandLine, defineCommand, WrongUsage } from './command.ts'

export const carrySettings = defineCommand({
  name: 'settings',
  summary:
    'Carries a restaurant over to another site: settings, pages, menu and pictures, in one file. Or moves its clock.',
  takes: [
    ['<what>', 'export, import, or move-zone'],
    ['<file>', 'the file to write, or one that export has written; for move-zone the time zone'],
  ],
  options: [
    ['--replace', 'import: overwrite the menu, pages and settings that are there'],
    ['--yes', 'move-zone: move it; without this, only show what would be another time'],
  ],
  examples: [
    'settings export trattoria.tar.gz',
    'settings import trattoria.tar.gz',
    'settings move-zone Europe/Amsterdam',
  ],
  input: z.object({
    what: z.enum(['export', 'import', 'move-zone'], 'Choose export, import or move-zone'),
    file: z.string().min(1),
    replace: z.boolean().default(false),
    yes: z.boolean().default(false),
  }),
  async run(ctx, { what, file, replace, yes }) {
    if (what === 'move-zone') return moveClock(ctx, file, yes)
    const { dataDir, bucket: bucketSettings } = ctx.readSettings()
    const bucket = bucketSettings && openBucket(bucketSettings)
    const isExport = what === 'export'
    const dedicated = await (
      await ctx.openDatabase(
        isExport ? { mustBeThere: true, besideServer: 'copy' } : { besideServer: 'never' },
      )
    ).openDedicatedConnection()
    const site = { db: dedicated.db, dataDir, bucket, clock: ctx.clock, caller: commandLine }
    try {
      const place = resolve(file)
      const { tables, files, madeAt } = isExport
        ? (await backUpSite(site, place, 'restaurant')).manifest
        : await importRestaurant(site, { file: place, replaces: replace })
      const dishes = tables.find(({ name }) => name === 'products')?.rows ?? 0
      ctx.out.answer(
        `${isExport ? `Wrote ${place}` : 'Imported the restaurant'}: its settings and pages, ${dishes} dishes, ${files.length} files of pictures. Orders, guests and staff are not part of it.`,
        { file: place, madeAt, dishes, files: files.length },
      )
    } finally {
      await dedicated.close()
    }
  },
})

/** Beside a running server: it learns of the change from the database. */
async function moveClock(ctx: CommandContext, typed: string, isMeant: boolean): Promise<void> {
  const { data: timeZone, error } = regionSettings.shape.timeZone.safeParse(typed)
  if (timeZone === undefined && regionSettings.shape.currency.safeParse(typed).success)
    throw new WrongUsage(
      `${typed} is a currency, and that never moves once there are orders: they and the prices on the menu are in it.`,
    )
  if (timeZone === undefined)
    throw new WrongUsage(`${error?.issues[0]?.message}: ${typed}. Write it like Europe/Amsterdam.`)
  const { db } = await ctx.openDatabase({ mustBeThere: true })
  const move = isMeant
    ? await moveZone(
        {
          db,
          clock: ctx.clock,
          caller: commandLine,
          catalogue: { markStale: () => {} },
          live: { nudge: () => {} },
        },
        timeZone,
      )
    : await planZoneMove(db, timeZone)
  ctx.out.answer(describeMove(move, isMeant), { ...move, moved: isMeant })
}

function describeMove({ from, to, hours, orders, reservations }: ZoneMove, isDone: boolean): string {
  const times = ({ before, after }: { before: string; after: string }) =>
    `${before.replace('T', ' ')} → ${after.replace('T', ' ')}`
  return [
    `${from} → ${to}`,
    `The hours stay as they are written, on the other clock: ${hours.join('; ')}`,
    `Open orders: ${orders.length}. Each keeps its moment, which is another time on the other clock${orders.length === 0 ? '.' : ':'}`,
    ...orders.map((order) => `  ${order.number}  ${times(order)}`),
    `Reservations: ${reservations.length}${reservations.length === 0 ? '.' : ':'}`,
    ...reservations.map((table) => `  ${table.guests} guests  ${times(table)}`),
    isDone ? 'The clock has moved.' : 'Nothing was changed. Say --yes to move it.',
  ].join('\n')
}
