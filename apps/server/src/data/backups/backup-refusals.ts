import { Refusal } from '../../platform/refusal.ts'

export const isNewer = () =>
  new Refusal('CONFLICT', 'This backup was made by a newer version of Tiffin. Restore it with that version.')

export const isForeign = (because: string) =>
  new Refusal('VALIDATION', `This is not a Tiffin backup: ${because}. Nothing was changed.`)

export const isDamaged = (because: string) =>
  new Refusal('VALIDATION', `The backup is damaged: ${because}. Nothing was changed.`)

export const hasExtraData = () => isDamaged('there is extra data after its end')

export const hasDependents = (detail: string) =>
  new Refusal(
    'CONFLICT',
    `Database objects of your own depend on Tiffin's tables: ${detail}. Drop them, restore, then create them again. Nothing was changed.`,
  )

export const isNotAllowed = (message: string) =>
  new Refusal(
    'CONFLICT',
    `The user in DATABASE_URL is not allowed to do this: ${message}. That user must own the tables. Nothing was changed.`,
  )
