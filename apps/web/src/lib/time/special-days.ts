/** Days with different hours, formatted for guests. */
import { useQuery } from '@tanstack/react-query'
import { formatHours, type HourFormat, type SpecialDayNotice } from '@tiffin/contract'
import { formatMonthDay } from './local-time.ts'
import { useTRPC } from '../api/trpc.ts'

// They are part of the page; a tab that stays open refetches them occasionally.
const FRESH_FOR_MS = 10 * 60_000
const SOON_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000

const freshness = { staleTime: FRESH_FOR_MS }
const none: readonly SpecialDayNotice[] = []

export const useSpecialDays = () =>
  useQuery(useTRPC().openingHours.special.queryOptions(undefined, freshness))

/** Those of the coming two weeks. */
export const useSoonSpecialDays = () =>
  useQuery(useTRPC().openingHours.special.queryOptions(undefined, { ...freshness, select: listSoon })).data ??
  none

interface Notices {
  today: string
  days: readonly SpecialDayNotice[]
}

export const listSoon = ({ today, days }: Notices): SpecialDayNotice[] =>
  days.filter(({ firstDay }) => Date.parse(firstDay) < Date.parse(today) + SOON_DAYS * DAY_MS)

/** 'Christmas Day, Dec 25: closed'. */
export const describeSpecialDay = (notice: SpecialDayNotice, region: HourFormat): string =>
  `${notice.name}, ${describeDays(notice)}: ${describeHours(notice.hours, region)}`

/** 'Dec 25', or 'Dec 25 to Jan 2'. */
export const describeDays = ({
  firstDay,
  lastDay,
}: Pick<SpecialDayNotice, 'firstDay' | 'lastDay'>): string =>
  firstDay === lastDay
    ? formatMonthDay(firstDay)
    : `${formatMonthDay(firstDay)} to ${formatMonthDay(lastDay)}`

/** '11am-3pm', or 'closed'. */
export const describeHours = (hours: SpecialDayNotice['hours'], region: HourFormat): string =>
  hours === null ? 'closed' : formatHours(hours, region)
