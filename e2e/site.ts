import { join } from 'node:path'
import { house } from './house.ts'

/**
 * The public address: canonical and share links use this setting, not the server's own address. A name of this machine,
 * because the demo is for nobody else.
 */
export const publicUrl = 'http://localhost:8080'

export const brand = house.brand

/** Playwright empties this folder before each run, so the database is new. */
export const outputDir = join(import.meta.dirname, 'test-results')

/** Where the server stores its database and, without a mail server, the emails. `npm test` names a new folder in memory. */
export const dataDir = process.env.JOURNEYS_DATA ?? join(outputDir, 'data')
