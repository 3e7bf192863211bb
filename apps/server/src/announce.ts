/** What the operator sees on the terminal at startup; everything else goes to the log. */
import type { DemoLogin } from '@tiffin/contract'
import type { Env } from './env.ts'

interface Site {
  address: string
  isDemo: boolean
  demoLogin: DemoLogin
  /** Folder of the embedded database; null when Postgres is used. */
  dataDir: string | null
  /** Of the first owner: only who can read the log becomes it. Null once there is one. */
  setUpKey: string | null
  publicUrl: string
}

export function announceSite({ address, isDemo, demoLogin, dataDir, setUpKey, publicUrl }: Site): void {
  const lines = [`Tiffin is serving ${address}`]
  if (isDemo) lines.push('Demo: try the coupons WELCOME10 and SAVE5.')
  if (demoLogin)
    lines.push(`Demo admin: ${demoLogin.email} / ${demoLogin.password} at ${address}/admin/login`)
  if (setUpKey !== null) {
    // Port 0 is whichever is free.
    const base = publicUrl.endsWith(':0') ? address : publicUrl
    lines.push(
      'There is no owner yet. Set up your restaurant within a day, and before the next start, at',
      // The key is after the #, which no browser sends.
      `${base}/admin/setup#${setUpKey}`,
    )
  }
  if (dataDir !== null) {
    lines.push(
      `The embedded database in ${dataDir} survives a crash of this process, but not a power failure. For a real restaurant, set DATABASE_URL.`,
    )
  }
  process.stdout.write(`\n  ${lines.join('\n  ')}\n\n`)
}

/** Printed once: startup continues on its own as soon as the database is available. */
export function announceWaiting({ databaseUrl }: Pick<Env, 'databaseUrl'>, because: string): void {
  const { host, pathname } = new URL(databaseUrl ?? '')
  process.stdout.write(`\n  Waiting for the database ${pathname.slice(1)} at ${host}: ${because}\n\n`)
}
