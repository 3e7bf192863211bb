import { siteCopy } from '@tiffin/restaurant'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { startSmtpServer, type ReceivedMail } from '../../../test/start-smtp-server.ts'
import { newId } from '../../db/new-id.ts'
import { subscribers } from '../../db/schema/index.ts'
import { createMailer } from '../../platform/mail.ts'
import { createRateLimits } from '../../platform/rate-limits.ts'
import { mailAsking, startNewsletterJobs } from './newsletter-jobs.ts'
import { ended, keepAsking } from './subscriber-queries.ts'

const site = useTestApp({}, (db) => ({ limits: createRateLimits(db) }))
let smtp: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  smtp = await startSmtpServer()
  const mailFrom = 'kitchen@example.com'
  const mailer = createMailer({ smtpUrl: smtp.url, mailFrom, dataDir: '', onKept: () => {} })
  await startNewsletterJobs(site.jobs, { ...site.deps, mailer })
})
afterAll(() => smtp.stop())

// Another for each test: a mail of the test before may still be on its way.
let reader: string
beforeEach(() => {
  reader = `${newId()}@example.com`
})

const subscribe = (email = reader) => site.post('/api/newsletter/subscribe', { email })
const confirm = async (token: string) => (await site.post('/api/newsletter/confirm', { token })).status
const unsubscribe = (key: string) => site.post('/api/newsletter/unsubscribe', { key })

const mailsTo = (address: string) => smtp.received.filter(({ to }) => to[0] === address)

/** Waits until so many mails have come to the mailbox in all, and answers with the last one. */
async function mailNumber(count: number, address = reader) {
  while (mailsTo(address).length < count) await smtp.waitFor(smtp.received.length + 1)
  return mailsTo(address)[count - 1] as ReceivedMail
}

const unfold = ({ raw }: ReceivedMail) => raw.replaceAll(/=\r?\n/g, '').replaceAll(/\r\n\s+/g, ' ')

/** What stands behind the hash of the mail's link to that page. */
const keyIn = (mail: ReceivedMail, page: 'confirm' | 'unsubscribe') =>
  new RegExp(`http://tiffin\\.test/newsletter/${page}#([\\w-]+)`).exec(unfold(mail))?.[1] ?? ''

test('the one mail before the confirmation says what is agreed to; the welcome has the link that ends it', async () => {
  await subscribe()
  const asking = await mailNumber(1)
  expect(unfold(asking)).toContain(siteCopy.footer.newsletter.consent)
  expect(asking.raw).not.toMatch(/unsubscribe/i)
  const token = keyIn(asking, 'confirm')
  // 200 bits.
  expect(token).toHaveLength(34)
  expect(await confirm(token)).toBe(200)

  const welcome = await mailNumber(2)
  const key = keyIn(welcome, 'unsubscribe')
  const url = `http://tiffin.test/newsletter/unsubscribe#${key}`
  const oneClick = `http://tiffin.test/newsletter/unsubscribe/${key}`
  expect(unfold(welcome)).toContain(`List-Unsubscribe: <${oneClick}>`)
  expect(unfold(welcome)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  expect(unfold(welcome)).toContain(`Unsubscribe:\r\n${url}`)
  expect((await unsubscribe(key)).status).toBe(200)
})

test('who asks again gets a new link, and the older one is worthless', async () => {
  await subscribe()
  const token = keyIn(await mailNumber(1), 'confirm')
  await subscribe()
  const newer = keyIn(await mailNumber(2), 'confirm')
  expect([await confirm(token), await confirm(newer)]).toEqual([409, 200])
})

test('who is on the list and asks again hears so, in the mailbox only', async () => {
  await subscribe()
  await confirm(keyIn(await mailNumber(1), 'confirm'))
  await mailNumber(2)
  await subscribe()
  const mail = await mailNumber(3)
  expect(unfold(mail)).toContain('already subscribed')
  expect((await unsubscribe(keyIn(mail, 'unsubscribe'))).status).toBe(200)
})

test('one mailbox is asked three times a day at most, in silence, and others are not concerned', async () => {
  for (let time = 0; time < 5; time += 1) expect((await subscribe()).status).toBe(200)
  await mailNumber(3)
  const other = `${newId()}@example.com`
  await subscribe(other)
  await mailNumber(1, other)
  expect(mailsTo(reader)).toHaveLength(3)
})

test('a mail that waits is not sent to who has left meanwhile', async () => {
  await site.db.transaction(async (tx) => {
    const subscriberId = await keepAsking(tx, { email: reader, consent: 'Yes', askedAt: new Date() })
    await site.jobs.enqueue(tx, mailAsking, { subscriberId })
    await tx.update(subscribers).set(ended)
  })
  const other = `${newId()}@example.com`
  await subscribe(other)
  await mailNumber(1, other)
  expect(mailsTo(reader)).toEqual([])
})
