/** Days with different hours, formatted for guests. */
import {
  formatHours,
  type HourFormat,
  openingsOn,
  type Order,
  type SpecialDayNotice,
  specialDayOf,
} from '@tiffin/contract'
import { useSettings } from '../api/settings.tsx'
import { dayOf, formatMonthDay, localAt } from './local-time.ts'
import { trpc } from '../api/trpc.ts'

// They are part of the page; a tab that stays open refetches them occasionally.
const FRESH_FOR_MS = 10 * 60_000
const SOON_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000

const freshness = { staleTime: FRESH_FOR_MS }
const none: readonly SpecialDayNotice[] = []

export const useSpecialDays = () => trpc.openingHours.special.useQuery(undefined, freshness)

/** Those of the coming two weeks. */
export const useSoonSpecialDays = () =>
  trpc.openingHours.special.useQuery(undefined, { ...freshness, select: listSoon }).data ?? none

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

/**
 * Whether a special day has closed the pickup time of an order since it was placed. A later time that the kitchen itself
 * has promised does not count.
 */
export function useIsOutsideHours(): (order: Pick<Order, 'fulfillment'>) => boolean {
  const { data } = useSpecialDays()
  const settings = useSettings()
  function isClosed(local: string) {
    const day = dayOf(local)
    const rules = { settings, specialDays: data?.days ?? [] }
    if (specialDayOf(day, rules.specialDays) === null) return false
    const time = local.slice(11)
    return !openingsOn(day, 'kitchen', rules).some(({ opens, closes }) => opens <= time && time < closes)
  }
  return ({ fulfillment: { pickupAt, pickupLocal, promisedAt = pickupAt } }) =>
    isClosed(pickupLocal) && isClosed(localAt({ at: pickupAt, local: pickupLocal }, Date.parse(promisedAt)))
}
