import { formatClock, formatDate, headDay } from '../../lib/local-time.ts'
import type { BookedDay } from './group-by-time.ts'
import classes from './reservation-days.module.css'
import { ReservationRow } from './reservation-row.tsx'
import type { ReservationSearch } from './reservation-search.ts'

interface ReservationDaysProps {
  days: BookedDay[]
  search: ReservationSearch
  today: string | undefined
  /** Another list is on its way. */
  isOld: boolean
}

/** Day for day and time for time, with how full each time is. */
export function ReservationDays({ days, search, today, isOld }: ReservationDaysProps) {
  return (
    <div className={classes.days} aria-busy={isOld}>
      {days.map(({ day, times }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={classes.day}>
            {today === undefined ? formatDate(day) : nameIt(day, today)}
          </h2>
          {times.map(({ at, local, seats, seatsTaken, reservations }) => (
            <div key={at} className={classes.time}>
              <h3 className={classes.clock}>
                <time dateTime={at}>{formatClock(local)}</time>
                <span className={classes.seats}>
                  <meter min={0} max={seats} value={seatsTaken} aria-hidden />
                  {seatsTaken} of {seats} guests arriving
                </span>
              </h3>
              <ul role="list" className={classes.list}>
                {reservations.map((reservation) => (
                  <li key={reservation._id}>
                    <ReservationRow reservation={reservation} search={search} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

/** 'Today', 'Tomorrow', or the date with its year. */
function nameIt(day: string, today: string) {
  const name = headDay(day, today)
  return name === 'Today' || name === 'Tomorrow' ? `${name}, ${formatDate(day)}` : formatDate(day)
}
