import type { RegionSettings } from '@tiffin/contract'
import { formatMoment } from './local-time.ts'

/**
 * An instant for which the server sends no local time, to the second, as the admin writes all times:
 * 'December 1, 2026, 6:25:14 pm' or 'December 1, 2026, 18:25:14'.
 */
export function formatInstant(at: string, region: Pick<RegionSettings, 'timeZone' | 'is24Hours'>): string {
  // In Sweden it is written as in ISO 8601: '2026-12-01 18:25:14'.
  const local = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: region.timeZone,
  }).format(new Date(at))
  return formatMoment(local, region)
}
