/** How the dashboard's figures are formatted. */
import type { SalesReport } from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import { formatMonthDay, formatWeekday } from '../../lib/time/local-time.ts'

/** 'Tue, Dec 1'. */
export const shortWeekday = (day: string): string =>
  `${formatWeekday(day).slice(0, 3)}, ${formatMonthDay(day)}`

/** 'Dec 1 – Dec 30', with years where they are not the current one. */
export function spanOfDays({ from, to }: { from: string; to: string }, today: string): string {
  const year = today.slice(0, 4)
  const name = (day: string) =>
    day.startsWith(year) ? formatMonthDay(day) : `${formatMonthDay(day)}, ${day.slice(0, 4)}`
  return from === to ? name(from) : `${name(from)} – ${name(to)}`
}

/** '11 am'. */
export const hourName = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`

/** 12 → '$12', 1200 → '$1.2k': for a chart's axis. */
export const roundMoney = (amount: number, money: Money): string =>
  money.format(0).replace(/[\d.,]*\d/, roundAmount(amount))

function roundAmount(amount: number): string {
  if (amount < 1000) return String(Math.round(amount * 100) / 100)
  return amount < 1_000_000 ? `${Math.round(amount / 100) / 10}k` : `${Math.round(amount / 100_000) / 10}M`
}

export const count = (many: number): string => many.toLocaleString('en')

/** '+12%', '−3%', 'no change'; null if there was nothing before. */
export function change(now: number, before: number): string | null {
  if (before === 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return 'no change'
  return `${percent > 0 ? '+' : '−'}${count(Math.abs(percent))}%`
}

type Hours = SalesReport['hours']

/** From the first hour with an order in either period to the last: the night is long and empty. */
export function openHours(hours: Hours, before: Hours): Hours {
  const isBusy = ({ orders, hour }: Hours[number]) => orders > 0 || (before[hour]?.orders ?? 0) > 0
  const [first, last] = [hours.findIndex(isBusy), hours.findLastIndex(isBusy)]
  return first < 0 ? hours : hours.slice(Math.max(0, first - 1), last + 2)
}
