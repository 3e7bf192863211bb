import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startS3 } from '../../test/start-s3.ts'
import { openBucket } from './bucket.ts'
import { createMailer } from './mail.ts'
import { sampleHouse } from '../../test/sample-house.ts'

const action = { label: 'Open', url: 'http://tiffin.test/somewhere#token' }

test('without a mail server an email becomes a file readable only by its owner, and its link is logged', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-mail-'))
  const saved: unknown[] = []
  const mailer = createMailer({
    publicUrl: 'http://tiffin.test',
    smtpUrl: undefined,
    mailFrom: 'kitchen@example.com',
    house: sampleHouse,
    dataDir,
    onSaved: (mail) => saved.push(mail),
  })
  await mailer.send(
    { to: 'guest@example.com', subject: 'Namasté', paragraphs: ['Hello <b>you</b>'], action },
    'job-1',
  )
  const [file = ''] = readdirSync(join(dataDir, 'mail'))
  const path = join(dataDir, 'mail', file)
  expect(file).toMatch(/\.eml$/)
  expect(statSync(path).mode & 0o077).toBe(0)
  expect(saved).toEqual([{ to: 'guest@example.com', subject: 'Namasté', link: action.url, file: path }])
  const raw = readFileSync(path, 'utf8')
  expect(raw).toContain('To: guest@example.com')
  expect(raw).toContain('&lt;b>you')
})

test('the sender is looked up for each email: the restaurant may have another name and address by then', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-mail-'))
  const known = ['Old Name <old@example.com>', 'New Name <new@example.com>']
  const house = async () => {
    const [name = '', email = ''] = known.shift()?.split(/ <|>/) ?? []
    const { identity, contact, ...others } = await sampleHouse()
    return { ...others, identity: { ...identity, name }, contact: { ...contact, email } }
  }
  const mailer = createMailer({
    publicUrl: 'http://tiffin.test',
    smtpUrl: undefined,
    mailFrom: undefined,
    house,
    dataDir,
    onSaved: () => {},
  })
  for (const subject of ['first', 'second'])
    await mailer.send({ to: 'guest@example.com', subject, paragraphs: [], action }, subject)
  const heads = readdirSync(join(dataDir, 'mail'))
    .toSorted()
    .map((file) => readFileSync(join(dataDir, 'mail', file), 'utf8'))
  expect(heads.map((head) => /^From: (.*)\r$/m.exec(head)?.[1])).toEqual([
    'Old Name <old@example.com>',
    'New Name <new@example.com>',
  ])
  for (const [index, name] of ['Old Name', 'New Name'].entries())
    expect(heads[index]).toContain(`${name}, 10620`)
})

test('if machines share a bucket, an email that cannot be sent is stored in it', async () => {
  const s3 = await startS3()
  const bucket = openBucket(s3.settings)
  const saved: { file: string }[] = []
  const mailer = createMailer({
    publicUrl: 'http://tiffin.test',
    smtpUrl: undefined,
    mailFrom: 'kitchen@example.com',
    house: sampleHouse,
    dataDir: '/nowhere',
    bucket,
    onSaved: (mail) => saved.push(mail),
  })
  await mailer.send({ to: 'guest@example.com', subject: 'Hello', paragraphs: [], action }, 'job-1')
  const keys = await bucket.list('mail/')
  expect(saved.map(({ file }) => file)).toEqual(keys)
  expect(Buffer.from((await bucket.read(keys[0] ?? '')) ?? []).toString()).toContain('To: guest@example.com')
  await s3.stop()
})

test.each(['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com'])(
  'an address cannot become two: %j',
  async (to) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-mail-'))
    const mailer = createMailer({
      publicUrl: 'http://tiffin.test',
      smtpUrl: undefined,
      mailFrom: 'k@example.com',
      house: sampleHouse,
      dataDir,
      onSaved: () => {},
    })
    await mailer.send({ to, subject: 'x', paragraphs: [], action }, 'job-1')
    const [file = ''] = readdirSync(join(dataDir, 'mail'))
    const head = readFileSync(join(dataDir, 'mail', file), 'utf8').split('\r\n\r\n', 1)[0] ?? ''
    expect(head).not.toMatch(/^Bcc:/im)
    expect(/^To: (.*(?:\r\n\s.*)*)/m.exec(head)?.[1]?.match(/b@example\.com/)).toBeNull()
  },
)

test('an email has the restaurant’s logo and colours, with text that can be read on them', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-mail-'))
  const house = async () => {
    const { look, identity, ...others } = await sampleHouse()
    return {
      ...others,
      identity: { ...identity, logo: '/uploads/0123456789abcdef0123456789abcdef-10x10/10.webp' },
      look: { ...look, brand: '#E8C15A', accent: '#7A1F1F', corners: 'square' as const },
    }
  }
  const mailer = createMailer({
    publicUrl: 'http://tiffin.test',
    smtpUrl: undefined,
    mailFrom: undefined,
    house,
    dataDir,
    onSaved: () => {},
  })
  await mailer.send({ to: 'guest@example.com', subject: 'Hello', paragraphs: [], action }, 'job')
  const [file = ''] = readdirSync(join(dataDir, 'mail'))
  // Lines are broken at 76 letters.
  const message = readFileSync(join(dataDir, 'mail', file), 'utf8').replaceAll('=\r\n', '')
  expect(message).toContain('background:#E8C15A;color:#1F1B16')
  expect(message).toContain('<img src=3D"http://tiffin.test/icons/192.png" width=3D"40"')
  expect(message).toContain('background:#7A1F1F;color:#FFFFFF;padding:12px 22px;border-radius:0;')
})
