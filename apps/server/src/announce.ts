/** What the one who starts the server is told; everything else goes to the log. */
import type { DemoLogin } from '@tiffin/contract'
import type { Env } from './env.ts'

interface Site {
  address: string
  isDemo: boolean
  demoLogin: DemoLogin
  /** Where the embedded database lives; null with a Postgres. */
  dataDir: string | null
}

export function announceSite({ address, isDemo, demoLogin, dataDir }: Site): void {
  const lines = [`Tiffin is serving ${address}`]
  if (isDemo) lines.push('Demo: try the coupons WELCOME10 and SAVE5.')
  if (demoLogin)
    lines.push(`Demo admin: ${demoLogin.email} / ${demoLogin.password} at ${address}/admin/login`)
  if (dataDir !== null) {
    lines.push(
      `The embedded database in ${dataDir} survives a crash of this process, but not a power failure. For a real restaurant, set DATABASE_URL.`,
    )
  }
  process.stdout.write(`\n  ${lines.join('\n  ')}\n\n`)
}

/** Told once: it goes on by itself as soon as the database is there. */
export function announceWaiting({ databaseUrl }: Pick<Env, 'databaseUrl'>, because: string): void {
  const { host, pathname } = new URL(databaseUrl ?? '')
  process.stdout.write(`\n  Waiting for the database ${pathname.slice(1)} at ${host}: ${because}\n\n`)
}

/** Told as soon as it is made: whatever fails from then on, the next start would not know it any more. */
export function announceFirstAdmin({ email, password }: NonNullable<DemoLogin>): void {
  const advice = 'First admin account (shown only once); change the password after logging in'
  process.stdout.write(`\n  ${advice}: ${email} / ${password} at /admin/login\n\n`)
}
