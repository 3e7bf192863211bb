import { type Permission, permissions } from './permissions.ts'

/** What a key can be given. Keys are made by people: none makes, replaces or revokes another. */
export type KeyPermission = Exclude<Permission, 'apiKeys'>

export const keyPermissions = (Object.keys(permissions) as Permission[]).filter(
  (permission): permission is KeyPermission => permission !== 'apiKeys',
)

/** Whoever has one of these can get at everything else, so each has to be chosen by itself. */
export const separateKeyPermissions = [
  'settings',
  'paymentKeys',
  'staff',
  'backups',
  'webhooks',
] as const satisfies readonly KeyPermission[]

/** For how many hours a key that was replaced may go on working, at most. */
export const MAX_OVERLAP_HOURS = 168

/** How far ahead a key may end, at most. */
export const MAX_KEY_DAYS = 731
