import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../src/db/database.ts'
import { newId } from '../src/db/new-id.ts'
import { findCaller } from '../src/features/accounts/sessions.ts'
import { createPictureFolder } from '../src/platform/picture-store.ts'
import { noRateLimits } from '../src/platform/rate-limits.ts'

/** Made by the first picture, removed with the test's server. */
export const pictureFolder = join(tmpdir(), `tiffin-pictures-${newId()}`)

/** What is the same for every server that a test starts. */
export const fixedDeps = (db: Database) => ({
  findCaller: (token: string) => findCaller(db, token),
  limits: noRateLimits,
  pictures: createPictureFolder(pictureFolder),
  publicUrl: 'http://tiffin.test',
  demoLogin: null,
})
