import { contactCopy, weeklyHoursLines, type Department } from '@tiffin/restaurant'
import { useEffect, useState } from 'react'
import { useSettings } from '../../lib/api/settings.tsx'
import { trpc } from '../../lib/api/trpc.ts'
import { describeDays, describeHours, useSpecialDays } from '../../lib/time/special-days.ts'
import { openNow } from './open-now.ts'
import classes from './opening-hours.module.css'

const { hours } = contactCopy

/** Both sets of hours; once the browser knows the time, also whether they are open now. */
export function OpeningHours() {
  const settings = useSettings()
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className={classes.heading}>
        {hours.heading}
      </h2>
      <div className={classes.keepers}>
        <DepartmentHours
          department="kitchen"
          name={hours.kitchen}
          hint={hours.kitchenHint}
          lines={weeklyHoursLines(settings.hours.kitchen)}
        />
        <DepartmentHours
          department="desk"
          name={hours.desk}
          hint={hours.deskHint}
          lines={weeklyHoursLines(settings.hours.desk)}
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
  const found = data === undefined || nowMs === null ? null : openNow(data, department, nowMs)
  return (
    <p className={classes.now} data-open={found?.isOpen}>
      <strong>{found?.state ?? hours.weekly}</strong>
      <span>{found?.until ?? hours.weeklyHint}</span>
    </p>
  )
}

const LOOK_AGAIN_MS = 60_000
const TICK_MS = 10_000

/** The coming two weeks; changes by staff show up within a minute. */
const useOpeningWeek = () =>
  trpc.openingHours.week.useQuery(undefined, { refetchInterval: LOOK_AGAIN_MS, staleTime: LOOK_AGAIN_MS })

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

const { special, specialHint, noSpecial } = contactCopy.hours

/** Holidays and closures of the coming weeks. */
function SpecialDayList() {
  const { data } = useSpecialDays()
  const days = data?.days ?? []
  return (
    <div className={classes.special}>
      <h3 className={classes.name}>{special}</h3>
      <p className={classes.hint}>{days.length === 0 ? noSpecial : specialHint}</p>
      {days.length > 0 && (
        <ul role="list" className={classes.days}>
          {days.map((notice) => (
            <li key={notice.firstDay}>
              <span className={classes.when}>{describeDays(notice)}</span>
              <span>{notice.name}</span>
              <span className={classes.then}>{describeHours(notice.hours)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
