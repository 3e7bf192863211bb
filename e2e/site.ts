import { join } from 'node:path'

/** The public address: canonical and share links use this setting, not the server's own address. */
export const publicUrl = 'https://masala.example'

export const brand = 'Masala & Maple'

/** Playwright empties this folder before each run, so the database is new. */
export const outputDir = join(import.meta.dirname, 'test-results')

/** Where the server stores its database and, without a mail server, the emails. */
export const dataDir = join(outputDir, 'data')
