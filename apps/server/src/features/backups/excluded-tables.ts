/**
 * Tables that a backup leaves out. A session that was ended, or an emailed link that was used, would be valid again
 * after the restore; so everyone logs in again with their old password. Rate-limit counters are worthless an hour
 * later, and events are for the pages that are open now.
 */
const excluded = ['sessions', 'mailed_tokens', 'passkey_challenges', 'rate_limits', 'events']

export const isExcluded = (table: string): boolean => excluded.includes(table)
