import { sql } from 'drizzle-orm'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, rowsOf } from '../../db/database.ts'
import type { Bucket, BucketSettings } from '../../platform/bucket.ts'
import { verifyMailServer } from '../../platform/mail.ts'
import { type Finding, ok, trouble, warning } from './finding.ts'

interface MailSettings {
  smtpUrl: string | undefined
  dataDir: string
  bucket?: BucketSettings | undefined
  isDemo: boolean
}

/** Whether emails are delivered anywhere. */
export async function checkMail({ smtpUrl, dataDir, bucket, isDemo }: MailSettings): Promise<Finding> {
  if (smtpUrl !== undefined) return checkMailServer(smtpUrl)
  const folder = join(dataDir, 'mail')
  const saved = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).length
  const place = bucket ? `${bucket.endpoint}/mail` : `${folder}, ${saved} so far`
  const says = `SMTP_URL is not set: emails are saved to ${place}.`
  return isDemo
    ? ok('mail', says)
    : warning('mail', says, 'Set SMTP_URL and PUBLIC_URL so that emails are sent.')
}

async function checkMailServer(smtpUrl: string): Promise<Finding> {
  const { host } = new URL(smtpUrl)
  const problem = await verifyMailServer(smtpUrl)
  if (problem === null) return ok('mail', `The mail server ${host} accepts our emails.`)
  const says = `The mail server ${host} does not accept our emails: ${problem}`
  return trouble('mail', says, 'Check SMTP_URL and that this machine can reach the server.')
}

/** Emails, notifications and tickets are jobs: which have been given up, and which have waited too long? */
export async function checkJobs(db: Database): Promise<Finding> {
  const [table] = await rowsOf<{ name: string | null }>(
    db,
    sql`select to_regclass('pgboss.job')::text as name`,
  )
  if (!table?.name) return ok('jobs', 'No jobs yet.')
  const [count] = await rowsOf<{ failed: number; late: number; waiting: number }>(
    db,
    sql`select count(*) filter (where state = 'failed')::int as failed,
          count(*) filter (where created_on < now() - interval '10 minutes'
            and (state = 'retry' or state = 'created' and start_after < now() - interval '10 minutes'))::int as late,
          count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting
        from pgboss.job`,
  )
  const { failed, late, waiting } = count ?? { failed: 0, late: 0, waiting: 0 }
  if (failed > 0)
    return warning(
      'jobs',
      `${jobsThat(failed, 'was', 'were')} given up on in the last day.`,
      'The server’s log says why.',
    )
  if (late > 0)
    return warning(
      'jobs',
      `${jobsThat(late, 'has', 'have')} been waiting for over ten minutes.`,
      'Start the server, or check its log: a failed job, such as an email, is retried for a day.',
    )
  return ok('jobs', `${jobsThat(waiting, 'is', 'are')} waiting.`)
}

const jobsThat = (count: number, does: string, theyDo: string) =>
  count === 1 ? `1 job ${does}` : `${count} jobs ${theyDo}`

/** Whether the bucket that stores the pictures is usable. */
export async function checkBucket({ endpoint }: BucketSettings, bucket: Bucket): Promise<Finding> {
  let outage: string | undefined
  bucket.onTrouble((error) => (outage = (error as Error).message))
  const fault = await bucket.findFault()
  if (fault !== null)
    return trouble(
      'pictures',
      `S3_URL cannot be used: ${fault}.`,
      'Check the key and the name of the bucket.',
    )
  if (outage !== undefined)
    return trouble(
      'pictures',
      `${endpoint} is not responding: ${outage}`,
      'Pictures cannot be shown or saved until it does.',
    )
  return ok('pictures', `Stored in ${endpoint}.`)
}
