/** Days that keep other hours than their weekday, as guests read of them. */
import type { SpecialDayNotice } from '@tiffin/contract'
import { sayHour } from '@tiffin/restaurant'
import { formatMonthDay } from './local-time.ts'
import { trpc } from './trpc.ts'

// The page brings them along; a tab that stays open hears of new ones now and then.
const FRESH_FOR_MS = 10 * 60_000
const SOON_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000

export const useSpecialDays = () => trpc.openingHours.special.useQuery(undefined, { staleTime: FRESH_FOR_MS })

/** Those of the coming two weeks. */
export function useSoonSpecialDays(): readonly SpecialDayNotice[] {
  const { data } = useSpecialDays()
  return data === undefined ? [] : listSoon(data)
}

interface Notices {
  today: string
  days: readonly SpecialDayNotice[]
}

export const listSoon = ({ today, days }: Notices): SpecialDayNotice[] =>
  days.filter(({ firstDay }) => Date.parse(firstDay) < Date.parse(today) + SOON_DAYS * DAY_MS)

/** 'Christmas Day, Dec 25: closed'. */
export const saySpecialDay = (notice: SpecialDayNotice): string =>
  `${notice.name}, ${sayDays(notice)}: ${sayHours(notice.hours)}`

/** 'Dec 25', or 'Dec 25 to Jan 2'. */
export const sayDays = ({ firstDay, lastDay }: Pick<SpecialDayNotice, 'firstDay' | 'lastDay'>): string =>
  firstDay === lastDay
    ? formatMonthDay(firstDay)
    : `${formatMonthDay(firstDay)} to ${formatMonthDay(lastDay)}`

/** '11am-3pm', or 'closed'. */
export const sayHours = (hours: SpecialDayNotice['hours']): string =>
  hours === null ? 'closed' : `${sayHour(hours.opens)}-${sayHour(hours.closes)}`
