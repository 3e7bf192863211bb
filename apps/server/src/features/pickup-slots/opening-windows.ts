import { restaurant } from '@tiffin/restaurant'

/** A stretch of time in which the kitchen hands out orders: from `opens`, until just before `closes`. */
export interface OpeningWindow {
  opens: Temporal.Instant
  closes: Temporal.Instant
}

/**
 * The windows of the coming days in which everything can be served: the kitchen's hours, cut to the service
 * hours of each category that has its own (breakfast), on the restaurant's own clock, so that days on which
 * the clocks change come out right.
 */
export function* listOpeningWindows(
  now: Temporal.Instant,
  categorySlugs: Iterable<string>,
  days: number,
): Generator<OpeningWindow> {
  const served = [...new Set(categorySlugs)].flatMap((slug) => restaurant.serviceHours[slug] ?? [])
  const today = now.toZonedDateTimeISO(restaurant.timeZone).toPlainDate()
  for (let offset = 0; offset < days; offset += 1) {
    for (const window of windowsOfDay(today.add({ days: offset }), served)) {
      if (Temporal.Instant.compare(window.closes, now) > 0) yield window
    }
  }
}

function windowsOfDay(date: Temporal.PlainDate, served: { opens: string; closes: string }[]) {
  const instant = (time: string) =>
    date.toZonedDateTime({ timeZone: restaurant.timeZone, plainTime: time }).toInstant()
  const later = (a: string, b: string) => (a > b ? a : b)
  const earlier = (a: string, b: string) => (a < b ? a : b)

  return (restaurant.kitchenHours[date.dayOfWeek as 1 | 2 | 3 | 4 | 5 | 6 | 7] ?? [])
    .map((hours) => ({
      opens: served.reduce((opens, service) => later(opens, service.opens), hours.opens),
      closes: served.reduce((closes, service) => earlier(closes, service.closes), hours.closes),
    }))
    .filter(({ opens, closes }) => opens < closes)
    .map(({ opens, closes }) => ({ opens: instant(opens), closes: instant(closes) }))
}
