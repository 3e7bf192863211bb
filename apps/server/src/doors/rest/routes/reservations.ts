import { create, del, get, post, type RestArea } from '../route.ts'

const id = '6512bd43d9caa6e02c990b0a82652dca'

export const reservations: RestArea = {
  name: 'Reservations',
  description: 'Tables: which times have room, asking for one, and the book of the restaurant.',
  routes: [
    get('/reservations/times', 'reservations.times', 'When so many guests can be seated on a day', {
      description:
        'Without a day: the first one that has room for them. A larger party than the room is 400.',
      example: { day: '2026-12-12', partySize: 4 },
    }),
    create('/reservations', 'reservations.book', 'Asks for a table', {
      description:
        'The seats are held at once; the restaurant confirms by mail. CLOSED and SLOT_FULL carry the next free ' +
        'times in `nextTimes`.',
      isRepeatable: true,
      refusals: ['CLOSED', 'SLOT_FULL', 'RATE_LIMITED'],
      example: {
        startsAt: '2026-12-12T18:30:00-06:00',
        partySize: 4,
        name: 'Test Guest',
        email: 'guest@example.com',
        phone: '780-555-0199',
        notes: 'A high chair, please',
      },
    }),
    get('/reservations/:id', 'reservations.get', 'One reservation, for whoever knows its id', {
      refusals: ['NOT_FOUND'],
      example: { id },
    }),
    get('/reservations/:id/calendar', 'reservations.calendar', 'The same as an .ics file', {
      download: ['ics'],
      refusals: ['NOT_FOUND'],
      example: { id },
    }),
    post('/reservations/:id/cancel', 'reservations.cancel', 'Gives the table back, until its time begins', {
      description: 'For whoever knows the id.',
      refusals: ['NOT_FOUND', 'CONFLICT'],
      example: { id },
    }),
    get(
      '/admin/reservations',
      'reservations.list',
      'Reservations from today onward, before today or of a day',
      {
        unwrap: 'reservations',
        example: { day: '2026-12-12', status: 'requested', q: 'guest@example.com', limit: 50, offset: 0 },
      },
    ),
    get(
      '/admin/reservations/export',
      'exports.reservations',
      'The reservations for a span of days, as a file',
      {
        download: ['csv', 'xlsx'],
        refusals: ['TOO_LARGE'],
        example: { from: '2026-12-01', to: '2026-12-31', status: 'confirmed', format: 'csv' },
      },
    ),
    get(
      '/admin/reservations/:id',
      'reservations.getForStaff',
      'One reservation with what its guest was written',
      {
        refusals: ['NOT_FOUND'],
        example: { id },
      },
    ),
    post(
      '/admin/reservations/:id/status',
      'reservations.changeStatus',
      'Confirms, declines, seats or cancels, from where the caller saw it',
      {
        description:
          'requested ▶ confirmed, declined or cancelled; confirmed ▶ seated, no-show or cancelled. Confirming a table ' +
          'for hours at which it is closed by now is CLOSED. The guest is told by mail.',
        refusals: ['NOT_FOUND', 'CONFLICT', 'CLOSED'],
        example: { id, from: 'requested', to: 'confirmed' },
      },
    ),
    create('/admin/reservations/:id/letters', 'reservations.write', 'Writes to the guest by mail', {
      refusals: ['NOT_FOUND'],
      example: { id, body: 'We have a high chair for you. See you on Saturday!' },
    }),
    del(
      '/admin/reservations/:id',
      'reservations.delete',
      'Forgets a reservation and what its guest was written, for good',
      {
        refusals: ['NOT_FOUND'],
        example: { id },
      },
    ),
  ],
}
