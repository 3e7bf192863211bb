import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../src/db/database.ts'
import { newId } from '../src/db/new-id.ts'
import { findCaller } from '../src/guests/accounts/sessions.ts'
import { streamBackup } from '../src/data/backups/back-up-site.ts'
import { createPictureFolder } from '../src/platform/picture-store.ts'
import { createAskOutside } from '../src/platform/post-outside.ts'
import { noRateLimits } from '../src/platform/rate-limits.ts'
import { createSecrets } from '../src/platform/secrets.ts'
import { systemClock } from '../src/platform/wall-clock.ts'

/** Created with the first picture or backup, removed with the test's server. */
export const dataFolder = join(tmpdir(), `tiffin-data-${newId()}`)
export const pictureFolder = join(dataFolder, 'uploads')

/** Dependencies shared by every server that a test starts. */
export const fixedDeps = (db: Database) => ({
  findCaller: (token: string) => findCaller(db, token),
  limits: noRateLimits,
  pictures: createPictureFolder(pictureFolder),
  followUps: async () => [],
  // Without the separate process that a real server uses.
  writeBackup: () => streamBackup({ db, dataDir: dataFolder, clock: systemClock }),
  publicUrl: 'http://tiffin.test',
  sendsEmail: true,
  // No test reaches outside.
  postOutside: async () => 201,
  isBreached: async () => false,
  requiresSecondFactor: false,
  demoLogin: null,
  isDemo: false,
  secrets: createSecrets({ secretsKey: 'of this test, and as long as it has to be', folder: null }),
  keptDays: { changes: 7 * 366, tickets: 90 },
  // Where receivers of tests listen.
  webhookHosts: ['127.0.0.1'],
  askOutside: createAskOutside({ allowed: ['127.0.0.1'], timeoutMs: 5000, maxBytes: 64 * 1024 }),
  // No test reaches outside, and nobody listens there.
  providerUrls: { stripe: 'http://127.0.0.1:9', paypal: 'http://127.0.0.1:9' },
})
