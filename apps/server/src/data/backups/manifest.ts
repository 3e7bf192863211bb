/** The first file of a backup: what else is in it, and its counts and checksums. */
import { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'

/** Incremented when a program could no longer read what an older one has written. */
export const FORMAT = 1

const size = z.int().nonnegative()
const sum = { bytes: size, sha256: z.string().regex(/^[\da-f]{64}$/) }

export const manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** Of the program. */
  version: z.string(),
  /** Absent: the whole site. Otherwise only what makes the restaurant: no guests, orders or staff. */
  part: z.literal('restaurant').optional(),
  /** Those applied to the database, oldest first. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]{1,63}$/),
      rows: size,
      ...sum,
      /** The state of the sequences that number rows: a number that was assigned is not assigned again. */
      sequences: z.array(z.object({ column: z.string(), lastValue: z.int(), isCalled: z.boolean() })),
    }),
  ),
  /** Pictures, and emails that were saved because there is no mail server. */
  files: z.array(
    z.object({
      path: z
        .string()
        .regex(/^(uploads\/[\da-z-]{1,80}\/[\da-z-]{1,40}\.[a-z]{1,8}|mail\/[\dA-Za-z][\w.-]{0,100}\.eml)$/),
      ...sum,
    }),
  ),
})

export type Manifest = z.infer<typeof manifest>

export const MANIFEST_FILE = 'manifest.json'

/** The path of a table's rows in the archive. */
export const tableFile = (name: string) => `tables/${name}.jsonl`

export const isNewer = () =>
  new AppError('CONFLICT', 'This backup was made by a newer version of Tiffin. Restore it with that version.')

export const isForeign = (because: string) =>
  new AppError('VALIDATION', `This is not a Tiffin backup: ${because}. Nothing was changed.`)

export const isDamaged = (because: string) =>
  new AppError('VALIDATION', `The backup is damaged: ${because}. Nothing was changed.`)

export const hasExtraData = () => isDamaged('there is extra data after its end')

export const hasDependents = (detail: string) =>
  new AppError(
    'CONFLICT',
    `Database objects of your own depend on Tiffin's tables: ${detail}. Drop them, restore, then create them again. Nothing was changed.`,
  )

export const isNotAllowed = (message: string) =>
  new AppError(
    'CONFLICT',
    `The user in DATABASE_URL is not allowed to do this: ${message}. That user must own the tables. Nothing was changed.`,
  )
