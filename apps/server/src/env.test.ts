import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('no setting is required', () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    dataDir: '.data',
    bucket: undefined,
    publicUrl: 'http://127.0.0.1:3000',
    trustProxy: false,
    logLevel: 'info',
    adminEmail: 'admin@example.com',
    adminPassword: undefined,
    breachedPasswordsUrl: null,
    smtpUrl: undefined,
    mailFrom: undefined,
    secretsKey: undefined,
    providerUrls: { stripe: undefined, paypal: undefined },
    webhookHosts: [],
    limitsRates: true,
    metricsToken: undefined,
    drainSeconds: 1,
    keptDays: { changes: 2562, tickets: 90 },
    isDemo: true,
    isReachable: false,
  })
})

test('a blank setting counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('hosts of webhooks are read as they stand in a URL', () => {
  const source = { WEBHOOK_HOSTS: 'Till.local, 192.168.1.20:8080,[fd00::7]' }
  expect(readEnv(source).webhookHosts).toEqual(['till.local', '192.168.1.20:8080', '[fd00::7]'])
})

test.each([
  [{ DATABASE_URL: 'postgres://u@db/x' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'development' }, true],
  [{ HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
  [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::' }, false],
  [{ HOST: '192.168.1.7' }, false],
  [{ PUBLIC_URL: 'https://eat.example' }, false],
  [{ PUBLIC_URL: 'http://127.0.0.1.eat.example' }, false],
  [{ TRUST_PROXY: 'loopback' }, false],
])('%j: demo mode is %s', (source, isDemo) => {
  expect(readEnv(source).isDemo).toBe(isDemo)
})

test.each([
  ['PORT', 'http'],
  ['WEBHOOK_HOSTS', 'http://till.local'],
  ['WEBHOOK_HOSTS', 'till.local/hook'],
  ['WEBHOOK_HOSTS', 'me@till.local'],
  ['DRAIN_SECONDS', 'soon'],
  ['DRAIN_SECONDS', '61'],
  ['KEEP_LOG_YEARS', '0'],
  ['KEEP_TICKETS_DAYS', 'ever'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://u@db/x'],
  ['PUBLIC_URL', 'restaurant.example'],
  ['S3_URL', 'bucket'],
  ['S3_URL', 's3://key:secret@host/bucket'],
  ['S3_URL', 'https://host/bucket'],
  ['S3_URL', 'https://key:secret@host'],
  ['S3_URL', 'https://key:secret@host/bucket/folder'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'short'],
  ['BREACHED_PASSWORDS_URL', 'on'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
])('%s=%s stops the start with a sentence that names it', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^The setting ${name} cannot be used: .+\\.$`))
})

test.each(['http', '70000', '-1', '80.5'])(
  'PORT=%s is rejected with an explanation of valid ports',
  (PORT) => {
    expect(() => readEnv({ PORT })).toThrow(
      'The setting PORT cannot be used: must be a number from 0 to 65535.',
    )
  },
)

test.each([
  [{}, null],
  [{ PUBLIC_URL: 'https://eat.example' }, 'https://api.pwnedpasswords.com'],
  [{ PUBLIC_URL: 'https://eat.example', BREACHED_PASSWORDS_URL: 'off' }, null],
  [{ BREACHED_PASSWORDS_URL: 'https://mirror.example/' }, 'https://mirror.example'],
])('%j: passwords of data breaches are asked for at %s', (source, url) => {
  expect(readEnv(source).breachedPasswordsUrl).toBe(url)
})

test('proxies are named by address', () => {
  expect(readEnv({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16,loopback' }).trustProxy).toEqual([
    '10.0.0.1',
    '10.1.0.0/16',
    'loopback',
  ])
})

test('a trailing slash is removed from the public address', () => {
  expect(readEnv({ PUBLIC_URL: 'https://eat.example/' }).publicUrl).toBe('https://eat.example')
})

test('emails are sent only where their links lead somewhere', () => {
  const SMTP_URL = 'smtp://mail.example.com'
  expect(() => readEnv({ SMTP_URL })).toThrow(/PUBLIC_URL/)
  expect(readEnv({ SMTP_URL, PUBLIC_URL: 'https://example.com' }).smtpUrl).toBe(SMTP_URL)
})

test('one address contains the bucket, its region and the key', () => {
  expect(readEnv({ S3_URL: 'https://key:a%2Fb@s3.example:9000/tiffin?region=ca-central-1' }).bucket).toEqual({
    endpoint: 'https://s3.example:9000/tiffin',
    region: 'ca-central-1',
    accessKeyId: 'key',
    secretAccessKey: 'a/b',
  })
})
