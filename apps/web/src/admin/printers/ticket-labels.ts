import type { Ticket, TicketKind, TicketState } from '@tiffin/contract'
import { stationName, type Kitchen } from './use-kitchen.ts'

export const kindLabels: Readonly<Record<TicketKind, string>> = {
  order: 'Order',
  change: 'New time',
  cancellation: 'Cancellation',
  test: 'Test',
}

export const stateLabels: Readonly<Record<TicketState, string>> = {
  waiting: 'Waiting',
  fetched: 'Fetched, not confirmed',
  printed: 'Printed',
  failed: 'Failed',
}

export const stateColors: Readonly<Record<TicketState, string>> = {
  waiting: 'copper',
  fetched: 'copper',
  printed: 'leaf',
  failed: 'chilli',
}

/** Where it is needed: 'Tandoor' or 'Counter'. */
export const placeOf = ({ station }: Ticket, stations: Kitchen['stations']): string =>
  station === null ? 'Counter' : stationName(stations, station)
