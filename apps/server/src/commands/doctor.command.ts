import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { FolderInUse, rejectOtherThanFolder } from '../db/data-folder.ts'
import type { Env } from '../env.ts'
import { checkBucket, checkJobs, checkMail } from '../office/check-up/check-services.ts'
import {
  checkClock,
  checkDatabase,
  checkDisk,
  checkEncryption,
  checkMigrations,
  checkNode,
  checkTimeZone,
} from '../office/check-up/check-machine.ts'
import { checkPayments } from '../office/check-up/check-payments.ts'
import {
  checkHolder,
  checkOwners,
  checkPages,
  checkPublicUrl,
  checkSender,
  checkSettings,
} from '../office/check-up/check-site.ts'
import { checkWebhooks } from '../office/check-up/check-webhooks.ts'
import { type Finding, ok, trouble, warning } from '../office/check-up/finding.ts'
import { openBucket } from '../platform/bucket.ts'
import { readRegion } from '../platform/read-settings.ts'
import { createSecrets } from '../platform/secrets.ts'
import { webRoot } from '../program-files.ts'
import { type CommandContext, defineCommand, exitCodes } from './command.ts'
import { explainFailure } from './explain-failure.ts'

export const examineSite = defineCommand({
  name: 'doctor',
  summary: 'Checks settings, database, mail, clock and disk, and says how to fix what is wrong.',
  options: [['--web-dist <folder>', 'where the built pages are, if not where npm start puts them']],
  examples: ['doctor'],
  input: z.object({ webDist: z.string().default(join(webRoot, 'dist')) }),
  async run(ctx, { webDist }) {
    const findings = await examine(ctx, webDist)
    ctx.out.answer(report(findings), findings)
    return findings.some(({ state }) => state === 'trouble') ? exitCodes.refused : exitCodes.done
  },
})

async function examine(ctx: CommandContext, webDist: string): Promise<Finding[]> {
  const ofMachine = checkNode()
  const settings = await readSettings(ctx)
  if ('state' in settings) return [settings, ofMachine]
  return [
    ok(
      'settings',
      settings.databaseUrl
        ? 'DATABASE_URL names a Postgres.'
        : `The embedded database in ${settings.dataDir}.`,
    ),
    ofMachine,
    ...(await examineDatabase(ctx, settings)),
    await checkMail(settings),
    await checkDisk(settings),
    ...(settings.bucket ? [await checkBucket(settings.bucket, openBucket(settings.bucket))] : []),
    await checkPages(webDist),
    checkPublicUrl(settings),
  ]
}

async function readSettings(ctx: CommandContext): Promise<Env | Finding> {
  try {
    const settings = ctx.readSettings()
    await rejectOtherThanFolder(settings.dataDir)
    return settings
  } catch (error) {
    return trouble('settings', explainFailure(error).body.message, 'Change it, then run this again.')
  }
}

async function examineDatabase(ctx: CommandContext, settings: Env): Promise<Finding[]> {
  // Opening would create one.
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'db')))
    return [
      warning(
        'database',
        `There is no database in ${settings.dataDir} yet.`,
        'It is created on first start.',
      ),
    ]
  try {
    const { db, isEmbedded } = await ctx.openDatabase({ migrates: false, besideServer: 'never' })
    const findings = [
      await checkDatabase(db, { isEmbedded }),
      ...(settings.databaseUrl ? [await checkEncryption(db, settings.databaseUrl)] : []),
      await checkMigrations(db),
      await checkClock(db, ctx.clock),
    ]
    // Other releases have other tables.
    if (findings.some(({ check, state }) => check === 'migrations' && state !== 'ok')) return findings
    const secrets = createSecrets({
      secretsKey: settings.secretsKey,
      folder: settings.bucket ? null : settings.dataDir,
    })
    return [
      ...findings,
      await checkOwners(db),
      await checkSettings(db),
      checkTimeZone(ctx.clock.now(), await readRegion(db)),
      await checkSender(db, settings),
      await checkJobs(db),
      await checkPayments(db, { ...ctx, isReachable: settings.isReachable, secrets }),
      await checkWebhooks(db, { secrets }),
    ]
  } catch (error) {
    if (error instanceof FolderInUse) return [await checkHolder(settings)]
    const advice = 'Check that it is running and that DATABASE_URL or DATA_DIR is correct.'
    return [trouble('database', explainFailure(error).body.message, advice)]
  }
}

function report(findings: Finding[]): string {
  const checkWidth = Math.max(...findings.map(({ check }) => check.length)) + 2
  const lines = findings.flatMap(({ check, state, says, advice }) => [
    `${state.padEnd(9)}${check.padEnd(checkWidth)}${says}`,
    ...(advice === undefined ? [] : [`${' '.repeat(9 + checkWidth)}→ ${advice}`]),
  ])
  return `${lines.join('\n')}\n\n${summarize(findings)}`
}

function summarize(findings: Finding[]) {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length
  const troubles = count('trouble')
  const warnings = count('warning')
  if (troubles > 0) return `Found ${troubles} ${troubles === 1 ? 'problem' : 'problems'} to fix.`
  if (warnings > 0)
    return `Everything works, with ${warnings === 1 ? 'one warning' : `${warnings} warnings`}.`
  return 'All is well.'
}
