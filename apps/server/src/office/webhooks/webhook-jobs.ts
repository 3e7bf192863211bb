/** Jobs that send webhooks, and the email to owners when one is paused. */
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../platform/context.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import type { Mail, MailingDeps } from '../../platform/mail.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { setNumber } from './delivery-queries.ts'
import { type EndpointRow, findEndpoint, listBehind } from './endpoint-queries.ts'
import { sendDeliveries, type SendingDeps } from './send-deliveries.ts'
import { mailPausedWebhook, sendWebhooks } from './webhook-job-kinds.ts'

export const webhookJobs: JobKind<object>[] = [sendWebhooks, mailPausedWebhook]

export type WebhookJobDeps = MailingDeps & Omit<SendingDeps, 'jobs'>

export async function startWebhookJobs(runner: JobRunner, deps: WebhookJobDeps): Promise<void> {
  await runner.work(sendWebhooks, async ({ endpointId, messageId, event }, jobId) => {
    if (messageId !== undefined && event !== undefined) await setNumber(deps.db, messageId, event)
    await sendDeliveries({ ...deps, jobs: runner }, endpointId, jobId)
  })
  await runner.work(mailPausedWebhook, async ({ endpointId, to }, jobId) => {
    const endpoint = await findEndpoint(deps.db, endpointId)
    // Resumed or removed meanwhile.
    if (!endpoint?.pausedBecause) return
    const { identity } = await readSettings(deps.db)
    const mail = pausedMail(endpoint, { name: identity.name, publicUrl: deps.publicUrl })
    await deps.mailer.send({ to, ...mail }, jobId)
  })
}

/** Should a job ever be lost, what it would have sent is sent within the hour. */
export async function sendForgotten({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  for (const endpointId of await listBehind(db, new Date(clock.nowMs())))
    await db.transaction((tx: Database) => jobs.enqueue(tx, sendWebhooks, { endpointId }))
}

const pausedMail = (
  { url, pausedBecause }: EndpointRow,
  { name, publicUrl }: { name: string; publicUrl: string },
): Omit<Mail, 'to'> => ({
  subject: `Webhook paused: ${new URL(url).host} – ${name}`,
  paragraphs: [
    pausedBecause === 'gone'
      ? `${url} has answered that it is gone (status 410).`
      : `Nothing could be delivered to ${url} for three days.`,
    'Nothing is sent there for now. What happens meanwhile is kept for 30 days, and sent as soon as you resume it. The log shows what was sent and what came back.',
  ],
  action: { label: 'Open the webhooks', url: `${publicUrl}/admin/webhooks` },
})
