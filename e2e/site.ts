import { join } from 'node:path'

/** Where guests believe to be: canonical and share addresses come from this setting, not from the server's own address. */
export const publicUrl = 'https://masala.example'

export const brand = 'Masala & Maple'

/** Playwright empties this folder before each run, so the database is new. */
export const outputDir = join(import.meta.dirname, 'test-results')

/** Where the server keeps its database and, without a mail server, the mails. */
export const dataDir = join(outputDir, 'data')
