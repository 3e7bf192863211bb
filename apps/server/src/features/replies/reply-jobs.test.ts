import type { MessageRecord } from '@tiffin/contract'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { createMailer } from '../../platform/mail.ts'
import { startReplyJobs } from './reply-jobs.ts'

const site = useTestApp()
const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-letters-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
beforeAll(async () => {
  const settings = { smtpUrl: undefined, mailFrom: 'kitchen@example.com', dataDir, onSaved: () => {} }
  await startReplyJobs(site.jobs, { ...site.deps, mailer: createMailer(settings) })
})

test('without a mail server a reply is shown as saved to a file, not as sent', async () => {
  const { headers } = await site.signUp('owner@example.com', { role: 'admin' })
  const guest = { name: 'Juniper', email: 'juniper@example.com', subject: 'Other', message: 'For forty?' }
  const { body } = await site.post<{ _id: string }>('/api/contact', guest)
  const url = `/api/admin/messages/${body._id}`
  await site.post(`${url}/letters`, { body: 'With pleasure.' }, headers)
  await expect
    .poll(async () => (await site.get<MessageRecord>(url, headers)).body.letters, { timeout: 20_000 })
    .toMatchObject([{ state: 'saved', sentAt: null }])
  expect(readdirSync(join(dataDir, 'mail'))).toHaveLength(1)
})
