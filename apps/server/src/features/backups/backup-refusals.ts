import { Refusal } from '../../platform/refusal.ts'

export const isNewer = () =>
  new Refusal('CONFLICT', 'This backup was made by a newer version of Tiffin. Restore it with that version.')

export const isForeign = (because: string) =>
  new Refusal('VALIDATION', `This is no backup of Tiffin's: ${because}. Nothing was changed.`)

export const isDamaged = (because: string) =>
  new Refusal('VALIDATION', `The backup is damaged: ${because}. Nothing was changed.`)

export const goesOn = () => isDamaged('something that is no part of it stands behind its end')

export const isBuiltUpon = (detail: string) =>
  new Refusal(
    'CONFLICT',
    `Something of your own is built upon the tables of Tiffin: ${detail}. Drop it, restore, and make it again. Nothing was changed.`,
  )

export const isNotAllowed = (message: string) =>
  new Refusal(
    'CONFLICT',
    `The database does not let the user of DATABASE_URL do this: ${message}. The tables must be that user's own. Nothing was changed.`,
  )
