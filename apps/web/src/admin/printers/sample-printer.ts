import type { PaperWidth, Printer, Ticket, TicketPicture } from '@tiffin/contract'

/** For tests; of the moment in the sample board. */
export const samplePrinter: Printer = {
  _id: 'p1',
  name: 'Front desk',
  stations: [],
  isCounter: true,
  paper: '80mm',
  standInId: null,
  lastPolledAt: '2026-12-01T17:39:56.000Z',
  isSilent: false,
  status: '200 OK',
  waiting: 0,
  version: 1,
}

export const sampleTicket: Ticket = {
  _id: 't1',
  kind: 'order',
  order: { _id: '0123456789abcdef0123456789abcdef', number: 1042 },
  station: 'tandoor',
  printer: 'Front desk',
  state: 'printed',
  isDuplicate: false,
  createdAt: '2026-12-01T17:35:00.000Z',
  fetchedAt: '2026-12-01T17:35:04.000Z',
  finishedAt: '2026-12-01T17:35:09.000Z',
  result: '200 OK',
}

/** The first 24 bytes of a PNG, which have its size. */
export function samplePicture(width: number, height: number, paper: PaperWidth): TicketPicture {
  const bytes = new Uint8Array(24)
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return { mediaType: 'image/png', base64: btoa(String.fromCharCode(...bytes)), paper }
}
