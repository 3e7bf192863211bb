/**
 * What a backup leaves out. A session that was ended, or a mailed link that was used, would be good again after the
 * restore; so everybody logs in anew, with their old password. Counts of attempts are worth nothing an hour later.
 */
const fleeting = ['sessions', 'mailed_tokens', 'rate_limits']

export const isFleeting = (table: string): boolean => fleeting.includes(table)
