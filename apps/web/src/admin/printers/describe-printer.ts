import { useQuery } from '@tanstack/react-query'
import type { PickupTime, Printer, HourFormat, KitchenBoard } from '@tiffin/contract'
import { useTRPC } from '../../lib/api/trpc.ts'
import { formatClock, formatMonthDay, localAt, todayBy } from '../../lib/time/local-time.ts'

export const paperNames: Readonly<Record<Printer['paper'], string>> = { '80mm': '80 mm', '58mm': '58 mm' }

interface PrinterState {
  text: string
  color: 'leaf' | 'copper' | 'chilli'
}

interface Moment {
  /** By the server's clock. */
  nowMs: number
  /** A moment in the restaurant's time zone. */
  time: PickupTime | undefined
  region: HourFormat
}

/** Whether the printer is connected and, if not, since when. */
export function describeState(
  { lastPolledAt, isSilent, status }: Printer,
  { nowMs, time, region }: Moment,
): PrinterState {
  if (lastPolledAt === null) return { text: 'Not connected yet', color: 'copper' }
  const polledMs = Date.parse(lastPolledAt)
  if (isSilent)
    return { text: `Out of reach${describeSince(polledMs, { nowMs, time, region })}`, color: 'chilli' }
  if (status !== null && !isSuccess(status)) return { text: status, color: 'chilli' }
  return { text: `Connected, last seen ${describeAgo(nowMs - polledMs)}`, color: 'leaf' }
}

/** "Counter, Tandoor". */
export function describePrints({ isCounter, stations }: Printer, known: Kitchen['stations']): string {
  const names = stations.map((key) => stationName(known, key))
  return [...(isCounter ? ['Counter'] : []), ...names].join(', ') || 'No tickets assigned'
}

export function describeWaiting({ waiting }: Printer): string {
  if (waiting === 0) return 'No tickets waiting'
  return waiting === 1 ? '1 ticket waiting' : `${waiting} tickets waiting`
}

/** What printers say of themselves begins with a status code, as in HTTP. */
const isSuccess = (status: string) => status.trimStart().startsWith('2')

function describeSince(polledMs: number, { nowMs, time, region }: Moment): string {
  if (time === undefined) return ''
  const local = localAt(time, polledMs)
  const day = local.startsWith(todayBy(time, nowMs)) ? '' : `${formatMonthDay(local)}, `
  return ` since ${day}${formatClock(local, region)}`
}

function describeAgo(agoMs: number): string {
  const seconds = Math.round(agoMs / 1000)
  if (seconds < 1) return 'just now'
  if (seconds === 1) return '1 second ago'
  if (seconds < 60) return `${seconds} seconds ago`
  const minutes = Math.floor(seconds / 60)
  return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
}

const MINUTE_MS = 60_000

export interface Kitchen {
  stations: KitchenBoard['stations']
  /** A moment in the restaurant's time zone; undefined until it is known. */
  time: PickupTime | undefined
  /** How far the server's clock is ahead of the device's. */
  aheadMs: number
}

/** The stations and the restaurant's clock, which all staff can read from the kitchen board. */
export function useKitchen(): Kitchen {
  const trpc = useTRPC()
  const { data, dataUpdatedAt } = useQuery(
    trpc.orders.board.queryOptions(undefined, {
      staleTime: MINUTE_MS,
      select: stationsAndTime,
    }),
  )
  if (data === undefined) return { stations: NO_STATIONS, time: undefined, aheadMs: 0 }
  const { stations, time, nowMs } = data
  return { stations, time, aheadMs: nowMs - dataUpdatedAt }
}

const NO_STATIONS: Kitchen['stations'] = []

/** The local time has no seconds, so its instant has none either: others are then converted to the second. */
function stationsAndTime({ stations, now }: KitchenBoard) {
  const nowMs = Date.parse(now.at)
  const at = new Date(nowMs - (nowMs % MINUTE_MS)).toISOString()
  return { stations, time: { at, local: now.local }, nowMs }
}

/** The station's name; its key if it was removed from the settings. */
export const stationName = (stations: Kitchen['stations'], key: string): string =>
  stations.find((station) => station.key === key)?.name ?? key
