import { basicPlaceholders, fillTexts } from '@tiffin/contract'
import { siteCopy } from '@tiffin/copy'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { startSmtpServer, type ReceivedMail } from '../../../test/start-smtp-server.ts'
import { newId } from '../../db/new-id.ts'
import { subscribers } from '../../db/schema/index.ts'
import { createMailer } from '../../platform/mail.ts'
import { createRateLimits } from '../../platform/rate-limits.ts'
import { mailConfirmation, startNewsletterJobs } from './newsletter-jobs.ts'
import { ended, saveSubscriptionRequest } from './subscriber-queries.ts'
import { sampleHouse } from '../../../test/sample-house.ts'

const consent = fillTexts(siteCopy.footer.newsletter.consent, basicPlaceholders(sampleSettings))

const site = useTestApp({}, (db) => ({ limits: createRateLimits(db) }))
let smtp: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  smtp = await startSmtpServer()
  const mailFrom = 'kitchen@example.com'
  const mailer = createMailer({
    publicUrl: 'http://tiffin.test',
    smtpUrl: smtp.url,
    mailFrom,
    house: sampleHouse,
    dataDir: '',
    onSaved: () => {},
  })
  await startNewsletterJobs(site.jobs, { ...site.deps, mailer })
})
afterAll(() => smtp.stop())

// A new one for each test: an email from the previous test may still arrive.
let reader: string
beforeEach(() => {
  reader = `${newId()}@example.com`
})

const subscribe = (email = reader) => site.post('/api/newsletter/subscribe', { email })
const confirm = async (token: string) => (await site.post('/api/newsletter/confirm', { token })).status
const unsubscribe = (key: string) => site.post('/api/newsletter/unsubscribe', { key })

const mailsTo = (address: string) => smtp.received.filter(({ to }) => to[0] === address)

/** Waits until the mailbox has received so many emails in total, and returns the last one. */
async function mailNumber(count: number, address = reader) {
  while (mailsTo(address).length < count) await smtp.waitFor(smtp.received.length + 1)
  return mailsTo(address)[count - 1] as ReceivedMail
}

const unfold = ({ raw }: ReceivedMail) => raw.replaceAll(/=\r?\n/g, '').replaceAll(/\r\n\s+/g, ' ')

/** The part after the hash in the email's link to that page. */
const keyIn = (mail: ReceivedMail, page: 'confirm' | 'unsubscribe') =>
  new RegExp(`http://tiffin\\.test/newsletter/${page}#([\\w-]+)`).exec(unfold(mail))?.[1] ?? ''

test('the confirmation email states the consent; the welcome email has the unsubscribe link', async () => {
  await subscribe()
  const asking = await mailNumber(1)
  expect(unfold(asking)).toContain(consent)
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

test('a repeated sign-up gets a new link, and the older one becomes invalid', async () => {
  await subscribe()
  const token = keyIn(await mailNumber(1), 'confirm')
  await subscribe()
  const newer = keyIn(await mailNumber(2), 'confirm')
  expect([await confirm(token), await confirm(newer)]).toEqual([409, 200])
})

test('a subscriber who signs up again is told so, in the mailbox only', async () => {
  await subscribe()
  await confirm(keyIn(await mailNumber(1), 'confirm'))
  await mailNumber(2)
  await subscribe()
  const mail = await mailNumber(3)
  expect(unfold(mail)).toContain('already subscribed')
  expect((await unsubscribe(keyIn(mail, 'unsubscribe'))).status).toBe(200)
})

test('one mailbox gets at most three confirmation emails a day, silently, and others are not affected', async () => {
  for (let time = 0; time < 5; time += 1) expect((await subscribe()).status).toBe(200)
  await mailNumber(3)
  const other = `${newId()}@example.com`
  await subscribe(other)
  await mailNumber(1, other)
  expect(mailsTo(reader)).toHaveLength(3)
})

test('a queued email is not sent to someone who has unsubscribed in the meantime', async () => {
  await site.db.transaction(async (tx) => {
    const subscriberId = await saveSubscriptionRequest(tx, {
      email: reader,
      consent: 'Yes',
      askedAt: new Date(),
    })
    await site.jobs.enqueue(tx, mailConfirmation, { subscriberId })
    await tx.update(subscribers).set(ended)
  })
  const other = `${newId()}@example.com`
  await subscribe(other)
  await mailNumber(1, other)
  expect(mailsTo(reader)).toEqual([])
})
