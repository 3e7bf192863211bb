import type { DeviceSession, HourFormat } from '@tiffin/contract'
import { formatMoment } from '../time/local-time.ts'

/** Under a device's name: 'Last used December 1, 2026, 11:05 am'. */
export const describeDevice = (
  { isCurrent, lastUsed: { local } }: DeviceSession,
  region: HourFormat,
): string => (isCurrent ? 'This device' : `Last used ${formatMoment(local, region)}`)
