import { create, del, get, post, type RestArea } from '../route.ts'

const id = '6512bd43d9caa6e02c990b0a82652dca'

export const reservations: RestArea = {
  name: 'Reservations',
  description: 'Table reservations: free times, requesting a table, and the reservation book.',
  routes: [
    get('/reservations/times', 'reservations.times', 'When a party of this size can be seated on a day', {
      description: 'Without a day: the first one with enough seats. A party that is too large returns 400.',
      errors: ['NOT_FOUND'],
      example: { day: '2026-12-12', partySize: 4 },
    }),
    create('/reservations', 'reservations.book', 'Requests a table', {
      description:
        'The seats are held right away; the restaurant confirms by email. CLOSED and SLOT_FULL list the next free ' +
        'times in `nextTimes`.',
      isRepeatable: true,
      errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'CLOSED', 'NOT_OPEN', 'SLOT_FULL', 'RATE_LIMITED'],
      example: {
        startsAt: '2026-12-12T18:30:00-06:00',
        partySize: 4,
        name: 'Test Guest',
        email: 'guest@example.com',
        phone: '780-555-0199',
        notes: 'A high chair, please',
      },
    }),
    post(
      '/reservations/withdraw',
      'reservations.withdraw',
      'Says what became of a request whose answer was lost',
      {
        description:
          'Send the same body and `Idempotency-Key` as to `POST /api/reservations`. If it has arrived, `arrived` says so. ' +
          'If not, `arrived` is null, and the first request fails with CONFLICT should it still arrive.',
        needsKey: true,
        errors: ['RATE_LIMITED'],
        example: {
          startsAt: '2026-12-12T18:30:00-06:00',
          partySize: 4,
          name: 'Test Guest',
          email: 'guest@example.com',
          phone: '780-555-0199',
        },
      },
    ),
    get('/reservations/:id', 'reservations.get', 'One reservation, for anyone who knows its id', {
      errors: ['NOT_FOUND'],
      example: { id },
    }),
    get('/reservations/:id/calendar', 'reservations.calendar', 'The same as an .ics file', {
      download: ['ics'],
      errors: ['NOT_FOUND'],
      example: { id },
    }),
    post('/reservations/:id/cancel', 'reservations.cancel', 'Cancels a reservation until it starts', {
      description: 'For anyone who knows the id.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id },
    }),
    get(
      '/admin/reservations',
      'reservations.list',
      'Reservations from today onward, before today or on a day',
      {
        unwrap: 'reservations',
        example: { day: '2026-12-12', status: 'requested', q: 'guest@example.com', limit: 50, offset: 0 },
      },
    ),
    get('/admin/reservations/export', 'exports.reservations', 'The reservations of a period, as a file', {
      download: ['csv', 'xlsx'],
      errors: ['TOO_LARGE'],
      example: { from: '2026-12-01', to: '2026-12-31', status: 'confirmed', format: 'csv' },
    }),
    get('/admin/reservations/:id', 'reservations.getForStaff', 'One reservation with its replies', {
      errors: ['NOT_FOUND'],
      example: { id },
    }),
    post(
      '/admin/reservations/:id/status',
      'reservations.changeStatus',
      'Changes the status of a reservation, from the one the caller saw',
      {
        description:
          'requested ▶ confirmed, declined or cancelled; confirmed ▶ seated, no-show or cancelled. Confirming a table ' +
          'at a time that is now closed fails with CLOSED. The guest is notified by email.',
        errors: ['NOT_FOUND', 'CONFLICT', 'CLOSED'],
        example: { id, from: 'requested', to: 'confirmed' },
      },
    ),
    create('/admin/reservations/:id/replies', 'reservations.write', 'Emails a reply to the guest', {
      isRepeatable: true,
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id, body: 'We have a high chair for you. See you on Saturday!' },
    }),
    del(
      '/admin/reservations/:id',
      'reservations.delete',
      'Permanently deletes a reservation and its replies',
      {
        errors: ['NOT_FOUND'],
        example: { id },
      },
    ),
  ],
}
