/**
 * Tables that a backup leaves out. A session that was ended, or an emailed link that was used, would be valid again
 * after the restore; so everyone logs in again with their old password. Rate-limit counters are worthless an hour
 * later, and events are for the pages that are open now. With the key of hashed addresses, whoever has the file could find
 * them by trying.
 */
const excluded = [
  'sessions',
  'mailed_tokens',
  'passkey_challenges',
  'rate_limits',
  'events',
  'account_hash_key',
]

export const isExcluded = (table: string): boolean => excluded.includes(table)
