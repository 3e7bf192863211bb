/**
 * What a backup leaves out. A session that was ended, or a mailed link that was used, would be good again after the
 * restore; so everybody logs in anew, with their old password. Counts of attempts are worth nothing an hour later,
 * and events are for the screens that are open now.
 */
const fleeting = ['sessions', 'mailed_tokens', 'rate_limits', 'events']

export const isFleeting = (table: string): boolean => fleeting.includes(table)
