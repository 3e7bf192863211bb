export const ticketKinds = ['order', 'change', 'lines', 'cancellation', 'closing', 'test'] as const

/** The states of a ticket. Not in the schema files, so the web need not load zod. */
export const ticketStates = ['waiting', 'fetched', 'printed', 'failed'] as const

export type TicketKind = (typeof ticketKinds)[number]
export type TicketState = (typeof ticketStates)[number]
