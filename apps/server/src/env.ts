/** The only reader of the environment. An invalid value stops the start with one sentence that names the variable. */
import { loginInput, registerInput } from '@tiffin/contract'
import { z } from 'zod'
import { PWNED_PASSWORDS } from './platform/breached-passwords.ts'
import type { BucketSettings } from './platform/bucket.ts'
import { isLoopback } from './platform/network-of.ts'

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
const setting = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsUnset, schema)

const wrongPort = 'must be a number from 0 to 65535'
const wrongDrain = 'must be a number of seconds from 0 to 60'

const wrongYears = 'must be a number of years from 1 to 100'
const wrongDays = 'must be a number of days from 1 to 3650'

const likeBucket = 'must look like https://KEY:SECRET@host/bucket?region=ca-central-1'

const environment = z.object({
  NODE_ENV: setting(z.string().optional()),
  PORT: setting(
    z.coerce.number(wrongPort).int(wrongPort).min(0, wrongPort).max(65_535, wrongPort).default(3000),
  ),
  HOST: setting(z.string().default('127.0.0.1')),
  DATABASE_URL: setting(
    z
      .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host/database' })
      .optional(),
  ),
  DATA_DIR: setting(z.string().default('.data')),
  S3_URL: setting(
    z
      .url({ protocol: /^https?$/, error: likeBucket })
      .transform(readBucketUrl)
      .optional(),
  ),
  PUBLIC_URL: setting(z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional()),
  TRUST_PROXY: setting(z.string().default('off')),
  ADMIN_EMAIL: setting(loginInput.shape.email.default('admin@example.com')),
  ADMIN_PASSWORD: setting(registerInput.shape.password.optional()),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  ),
  MAIL_FROM: setting(z.email('must be an email address').optional()),
  BREACHED_PASSWORDS_URL: setting(
    z
      .union([z.literal('off'), z.url({ protocol: /^https?$/ })], 'must be off or an http or https address')
      .optional(),
  ),
  SECRETS_KEY: setting(z.string().min(32, 'must have at least 32 characters').optional()),
  STRIPE_URL: setting(z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional()),
  PAYPAL_URL: setting(z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional()),
  WEBHOOK_HOSTS: setting(z.string().default('')),
  DRAIN_SECONDS: setting(z.coerce.number(wrongDrain).min(0, wrongDrain).max(60, wrongDrain).default(1)),
  // Canada's tax office asks for six years after the one in question; the log says who changed a price or a payment.
  KEEP_LOG_YEARS: setting(
    z.coerce.number(wrongYears).int(wrongYears).min(1, wrongYears).max(100, wrongYears).default(7),
  ),
  // Nobody asks any more whether one came out; each order has two to four of them.
  KEEP_TICKETS_DAYS: setting(
    z.coerce.number(wrongDays).int(wrongDays).min(1, wrongDays).max(3650, wrongDays).default(90),
  ),
  RATE_LIMIT: setting(z.enum(['on', 'off'], { error: 'must be on or off' }).default('on')),
  METRICS_TOKEN: setting(z.string().min(16, 'must have at least 16 characters').optional()),
  LOG_LEVEL: setting(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be fatal, error, warn, info, debug, trace or silent',
      })
      .default('info'),
  ),
})

const DAYS_OF_YEAR = 366

export interface Env {
  port: number
  host: string
  databaseUrl: string | undefined
  dataDir: string
  /** Where pictures and unsent emails are stored, if not in the data folder. */
  bucket: BucketSettings | undefined
  publicUrl: string
  /** Addresses of proxies that may say who the client is, or false. Never `true`: then anyone could. */
  trustProxy: string[] | false
  logLevel: string
  /** The first admin, created if there is none; without a password one is generated. */
  adminEmail: string
  adminPassword: string | undefined
  /** Without it emails are written to the data folder. */
  smtpUrl: string | undefined
  /** Undefined: the restaurant's own address, from its settings. */
  mailFrom: string | undefined
  /** Which service knows the passwords of data breaches; null asks none. */
  breachedPasswordsUrl: string | null
  /** Encrypts the keys of payment providers; without it a file in the data folder does. */
  secretsKey: string | undefined
  /** Servers in the place of payment providers, for tests. */
  providerUrls: { stripe: string | undefined; paypal: string | undefined }
  /** Hosts to which webhooks may be sent wherever they are, and without https. */
  webhookHosts: string[]
  limitsRates: boolean
  /** Without it only this machine can read the metrics. */
  metricsToken: string | undefined
  /** How long a process that was told to stop keeps listening. */
  drainSeconds: number
  /** For how many days entries of the lists that only grow are kept. */
  keptDays: { changes: number; tickets: number }
  /**
   * The embedded database outside production, where only this machine can reach it: there are sample coupons and a known
   * login.
   */
  isDemo: boolean
  /** Whether others can reach the site: then owners need a second factor. */
  isReachable: boolean
}

/** An invalid setting; the message is one sentence for the operator. */
export class UnusableSetting extends Error {}

export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = environment.safeParse(source)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new UnusableSetting(`The setting ${String(issue?.path[0])} cannot be used: ${issue?.message}.`)
  }
  const { PORT, HOST, DATABASE_URL, DATA_DIR, PUBLIC_URL, TRUST_PROXY, LOG_LEVEL, NODE_ENV, ...others } =
    parsed.data
  const isReachable = !isForThisMachine({ HOST, PUBLIC_URL, TRUST_PROXY })
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    dataDir: DATA_DIR,
    bucket: others.S3_URL,
    publicUrl: (PUBLIC_URL ?? `http://${HOST}:${PORT}`).replace(/\/+$/, ''),
    trustProxy: proxyAddresses(TRUST_PROXY),
    logLevel: LOG_LEVEL,
    adminEmail: others.ADMIN_EMAIL,
    adminPassword: others.ADMIN_PASSWORD,
    smtpUrl: smtpBeside(PUBLIC_URL, others.SMTP_URL),
    mailFrom: others.MAIL_FROM,
    breachedPasswordsUrl: breachService(others.BREACHED_PASSWORDS_URL, isReachable),
    secretsKey: others.SECRETS_KEY,
    providerUrls: { stripe: withoutSlash(others.STRIPE_URL), paypal: withoutSlash(others.PAYPAL_URL) },
    webhookHosts: hostsOf(others.WEBHOOK_HOSTS),
    limitsRates: others.RATE_LIMIT === 'on',
    metricsToken: others.METRICS_TOKEN,
    drainSeconds: others.DRAIN_SECONDS,
    keptDays: { changes: others.KEEP_LOG_YEARS * DAYS_OF_YEAR, tickets: others.KEEP_TICKETS_DAYS },
    isDemo: !DATABASE_URL && NODE_ENV !== 'production' && !isReachable,
    isReachable,
  }
}

const withoutSlash = (url: string | undefined) => url?.replace(/\/+$/, '')

/** Off by default on loopback. */
function breachService(value: string | undefined, isReachable: boolean): string | null {
  if (value === 'off') return null
  return value?.replace(/\/+$/, '') ?? (isReachable ? PWNED_PASSWORDS : null)
}

interface Reach {
  HOST: string
  PUBLIC_URL: string | undefined
  TRUST_PROXY: string
}

/** Whether nobody else can reach the site: neither directly nor through a proxy. */
function isForThisMachine({ HOST, PUBLIC_URL, TRUST_PROXY }: Reach) {
  const hosts = PUBLIC_URL === undefined ? [HOST] : [HOST, new URL(PUBLIC_URL).hostname]
  return TRUST_PROXY === 'off' && hosts.every(isLoopback)
}

function readBucketUrl(value: string, ctx: z.RefinementCtx): BucketSettings {
  const { origin, pathname, username, password, searchParams } = new URL(value)
  if (!username || !password || !/^\/[\w.-]+$/.test(pathname)) {
    ctx.addIssue(likeBucket)
    return z.NEVER
  }
  return {
    endpoint: origin + pathname,
    // The name that stores with a single region use.
    region: searchParams.get('region') ?? 'auto',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
}

/** As they stand in a URL: `till.local`, `192.168.1.20:8080`, `[fd00::7]`. */
function hostsOf(value: string): string[] {
  const parts = value.split(',').map((part) => part.trim())
  return parts.filter(Boolean).map((part) => {
    const url = URL.parse(`http://${part}`)
    if (
      url?.host &&
      url.origin === `http://${url.host}` &&
      url.href === `${url.origin}/` &&
      !part.endsWith('/')
    )
      return url.host
    throw new UnusableSetting(
      'The setting WEBHOOK_HOSTS cannot be used: list hosts such as till.local or 192.168.1.20:8080, with commas between them.',
    )
  })
}

function proxyAddresses(value: string): string[] | false {
  if (value === 'off') return false
  const addresses = value.split(',').map((part) => part.trim())
  const isAddress = (part: string) => /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?)$/i.test(part)
  if (addresses.every((part) => isAddress(part) && part.length > 2)) return addresses
  throw new UnusableSetting(
    'The setting TRUST_PROXY cannot be used: list the addresses of your proxies, or set it to off.',
  )
}

// Emails that are really sent need links that lead somewhere.
function smtpBeside(publicUrl: string | undefined, smtpUrl: string | undefined) {
  if (smtpUrl === undefined || publicUrl !== undefined) return smtpUrl
  throw new UnusableSetting(
    'The setting SMTP_URL cannot be used without PUBLIC_URL: links in emails point there.',
  )
}
