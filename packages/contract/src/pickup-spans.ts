/** A week of pickup times in a few lines. Not in the schema files, so the shop need not load zod. */
import type { PickupTime } from './pickup-time.ts'
import type { PickupSpan } from './pickup-times.ts'

const MINUTE_MS = 60_000

/**
 * The times of a list, in order and to the millisecond (`.000Z`), as spans in which each is equally long after the one
 * before, as an instant and on the restaurant's clock. `timesOf` gives exactly the same list back.
 */
export function spansOf(times: readonly PickupTime[]): PickupSpan[] {
  const spans: PickupSpan[] = []
  for (const time of times) {
    const last = spans.at(-1)
    const everyMinutes = last && stepTo(time, last)
    if (last === undefined || everyMinutes === undefined) spans.push({ ...time, count: 1, everyMinutes: 0 })
    else Object.assign(last, { count: last.count + 1, everyMinutes })
  }
  return spans
}

/** The times of all spans, in order. */
export const timesOf = (spans: readonly PickupSpan[]): PickupTime[] =>
  spans.flatMap((span) => Array.from({ length: span.count }, (_, index) => timeIn(span, index)))

const timeIn = ({ at, local, everyMinutes }: PickupSpan, index: number): PickupTime => ({
  at: later(at, index * everyMinutes),
  local: later(`${local}Z`, index * everyMinutes).slice(0, local.length),
})

/** How many minutes lie between the times of a span if this one is its next; undefined if it is not. */
function stepTo(time: PickupTime, span: PickupSpan): number | undefined {
  const previous = timeIn(span, span.count - 1)
  const minutes = (Date.parse(time.at) - Date.parse(previous.at)) / MINUTE_MS
  const next = timeIn({ ...span, everyMinutes: minutes }, span.count)
  const isNext =
    (span.count === 1 || minutes === span.everyMinutes) && next.at === time.at && next.local === time.local
  return isNext && Number.isInteger(minutes) && minutes > 0 ? minutes : undefined
}

const later = (moment: string, minutes: number) =>
  new Date(Date.parse(moment) + minutes * MINUTE_MS).toISOString()
