import { Refusal } from '../../platform/refusal.ts'
import { dayOn, spanOfDay } from '../../platform/wall-clock.ts'

/** The first instant of the day on which something is available again; rejects a day that is not after today. */
export function startOfSale(day: string, nowMs: number): Date {
  const { until: tomorrow } = spanOfDay(dayOn(new Date(nowMs)))
  if (day === 'tomorrow') return tomorrow
  const { from } = spanOfDay(day)
  if (from >= tomorrow) return from
  const message = 'Choose a day after today'
  throw new Refusal('VALIDATION', message, { issues: [{ path: 'until', message }] })
}
