import { Refusal } from '../../platform/refusal.ts'

export const isNewer = () =>
  new Refusal('CONFLICT', 'This backup was made by a newer version of Tiffin. Restore it with that version.')

export const isForeign = (because: string) =>
  new Refusal('VALIDATION', `This is no backup of Tiffin's: ${because}. Nothing was changed.`)

export const isDamaged = (because: string) =>
  new Refusal('VALIDATION', `The backup is damaged: ${because}. Nothing was changed.`)
