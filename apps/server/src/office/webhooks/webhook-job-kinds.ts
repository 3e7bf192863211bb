import { MAX_WEBHOOKS } from '@tiffin/contract'
import type { JobKind } from '../../platform/jobs.ts'

interface SendingJob {
  endpointId: string
  /** What is new, with the number of its event. */
  messageId?: string
  event?: number
}

interface PausedMailJob {
  endpointId: string
  to: string
}

/** One endpoint takes one of them at most: however slow some are, each has its own. */
export const sendWebhooks: JobKind<SendingJob> = { name: 'send-webhooks', parallel: MAX_WEBHOOKS }
export const mailPausedWebhook: JobKind<PausedMailJob> = { name: 'mail-paused-webhook' }
