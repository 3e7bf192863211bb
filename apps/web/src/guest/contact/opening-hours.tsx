import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import {
  type Department,
  type OpeningWeek,
  type SectionOf,
  weeklyHoursLines,
  type HourFormat,
} from '@tiffin/contract'
import { useSettings } from '../../lib/api/settings.tsx'
import { useTRPC } from '../../lib/api/trpc.ts'
import { describeDays, describeHours, useSpecialDays } from '../../lib/time/special-days.ts'
import { formatClock, formatMonthDay, formatWeekday, nameDay } from '../../lib/time/local-time.ts'
import classes from './opening-hours.module.css'

/** Both sets of hours; once the browser knows the time, also whether they are open now. */
export function OpeningHours({ section }: { section: SectionOf<'contact'> }) {
  const settings = useSettings()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {section.hoursHeading}
      </h2>
      <div className={classes.keepers}>
        <DepartmentHours
          department="kitchen"
          name="Kitchen"
          hint={section.kitchenHint}
          lines={weeklyHoursLines(settings.hours.kitchen, settings.region)}
        />
        <DepartmentHours
          department="office"
          name="Enquiries and catering"
          hint={section.officeHint}
          lines={weeklyHoursLines(settings.hours.office, settings.region)}
        />
      </div>
      <SpecialDayList />
    </section>
  )
}

interface DepartmentHoursProps {
  department: Department
  name: string
  hint: string
  lines: readonly string[]
}

function DepartmentHours({ department, name, hint, lines }: DepartmentHoursProps) {
  return (
    <div className={classes.keeper}>
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.hint}>{hint}</p>
      <OpenNow department={department} />
      <ul role="list" className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** Two short lines before and after, so that nothing moves. */
function OpenNow({ department }: { department: Department }) {
  const { data } = useOpeningWeek()
  const nowMs = useNowMs()
  const { region, address } = useSettings()
  const found = data === undefined || nowMs === null ? null : openNow(data, department, { nowMs, region })
  return (
    <p className={classes.now} data-open={found?.isOpen}>
      <strong>{found?.state ?? 'Weekly hours'}</strong>
      <span>{found?.until ?? `${address.city} time`}</span>
    </p>
  )
}

const LOOK_AGAIN_MS = 60_000
const TICK_MS = 10_000

/** The coming two weeks; changes by staff show up within a minute. */
const useOpeningWeek = () =>
  useQuery(
    useTRPC().openingHours.week.queryOptions(undefined, {
      refetchInterval: LOOK_AGAIN_MS,
      staleTime: LOOK_AGAIN_MS,
    }),
  )

/** The current time, at most a few seconds old; null until hydration, as the server's HTML must suit any hour. */
function useNowMs(): number | null {
  const [nowMs, setNowMs] = useState<number | null>(null)

  // The time changes independently of React.
  useEffect(() => {
    const tick = () => setNowMs(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])

  return nowMs
}

/** Holidays and closures of the coming weeks. */
function SpecialDayList() {
  const { region } = useSettings()
  const { data } = useSpecialDays()
  const days = data?.days ?? []
  return (
    <div className={classes.special}>
      <h3 className={classes.name}>Special days</h3>
      <p className={classes.hint}>
        {days.length === 0
          ? 'No holidays or closures in the next 60 days.'
          : 'Our hours are different on these days, for the kitchen and for enquiries.'}
      </p>
      {days.length > 0 && (
        <ul role="list" className={classes.days}>
          {days.map((notice) => (
            <li key={notice.firstDay}>
              <span className={classes.when}>{describeDays(notice)}</span>
              <span>{notice.name}</span>
              <span className={classes.then}>{describeHours(notice.hours, region)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface OpenState {
  isOpen: boolean
  /** 'Open now' or 'Closed now'. */
  state: string
  /** 'until 9:00 pm', 'opens tomorrow at 11:00 am'. */
  until: string
}

/** Whether the kitchen or the office is open at that moment; null where the week does not know of it. */
export function openNow(
  { days }: OpeningWeek,
  department: Department,
  { nowMs, region }: { nowMs: number; region: HourFormat },
): OpenState | null {
  const today = days.findLast(({ from }) => Date.parse(from) <= nowMs)
  if (today === undefined || isBeyond(days, nowMs)) return null

  const next = days.flatMap((day) => day[department]).find(({ closes }) => Date.parse(closes.at) > nowMs)
  if (next === undefined) return { isOpen: false, state: 'Closed now', until: 'for at least two weeks' }
  const { opens, closes } = next
  if (Date.parse(opens.at) <= nowMs)
    return { isOpen: true, state: 'Open now', until: `until ${formatClock(closes.local, region)}` }
  const day = formatOpeningDay(opens.local, today.day)
  return { isOpen: false, state: 'Closed now', until: `opens ${day} at ${formatClock(opens.local, region)}` }
}

const LONGEST_DAY_MS = 25 * 60 * 60 * 1000

// A page that was left open over a holiday, or a clock that is far off.
function isBeyond(days: OpeningWeek['days'], nowMs: number) {
  const last = days.at(-1)
  return last === undefined || nowMs >= Date.parse(last.from) + LONGEST_DAY_MS
}

/** Short, so that the line never wraps: 'Wed, Sep 23'. */
function formatOpeningDay(local: string, today: string) {
  const name = nameDay(local, today)
  return name === 'today' || name === 'tomorrow'
    ? name
    : `${formatWeekday(local).slice(0, 3)}, ${formatMonthDay(local)}`
}
