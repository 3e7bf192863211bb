import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startAccountJobs } from '../src/guests/accounts/account-jobs.ts'
import { createMailer } from '../src/platform/mail.ts'
import type { useTestApp } from './create-test-app.ts'
import { startSmtpServer } from './start-smtp-server.ts'
import { sampleHouse } from './sample-house.ts'

/** Sends the emails of a test file's accounts to a mail server, whose mailbox is emptied before each test. */
export function useAccountMails(site: ReturnType<typeof useTestApp>) {
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>
  beforeAll(async () => {
    smtp = await startSmtpServer()
    const mailer = createMailer({
      publicUrl: 'http://tiffin.test',
      smtpUrl: smtp.url,
      mailFrom: 'kitchen@example.com',
      house: sampleHouse,
      dataDir: '',
      onSaved: () => {},
    })
    await startAccountJobs(site.jobs, { ...site.deps, mailer })
  })
  beforeEach(() => {
    smtp.received.length = 0
  })
  afterAll(() => smtp.stop())
  return {
    get smtp() {
      return smtp
    },
  }
}
