import type { Database } from '../src/db/database.ts'
import { findCaller } from '../src/features/accounts/sessions.ts'
import { noRateLimits } from '../src/platform/rate-limits.ts'

/** What is the same for every server that a test starts. */
export const fixedDeps = (db: Database) => ({
  findCaller: (token: string) => findCaller(db, token),
  limits: noRateLimits,
  publicUrl: 'http://tiffin.test',
  demoLogin: null,
})
