import { create, del, get, post, type RestArea } from '../route.ts'

const id = 'aab3238922bcc25a6f606eb525ffdc56'
const guest = { name: 'Test Guest', email: 'guest@example.com', phone: '780-555-0199' }

export const enquiries: RestArea = {
  name: 'Enquiries',
  description: 'Messages and catering requests, and the replies to them.',
  routes: [
    create('/contact', 'messages.send', 'Sends a message to the restaurant', {
      isRepeatable: true,
      errors: ['CONFLICT', 'NOT_OPEN', 'RATE_LIMITED'],
      example: { ...guest, message: 'Do you have a table outside?' },
    }),
    post('/contact/withdraw', 'messages.withdraw', 'Says what became of a message whose answer was lost', {
      description:
        'Send the same body and `Idempotency-Key` as to `POST /api/contact`. If it has arrived, `arrived` says so. ' +
        'If not, `arrived` is null, and the first request fails with CONFLICT should it still arrive.',
      needsKey: true,
      errors: ['RATE_LIMITED'],
      example: { ...guest, message: 'Do you have a table outside?' },
    }),
    create('/catering', 'catering.request', 'Asks for a catering quote', {
      description: 'The response contains the reference number, and an email confirms the request.',
      isRepeatable: true,
      errors: ['NOT_FOUND', 'CONFLICT', 'NOT_OPEN', 'RATE_LIMITED'],
      example: {
        ...guest,
        occasion: 'wedding',
        eventDay: '2027-06-19',
        guestCount: 80,
        budget: '$2,000',
        dietary: 'Half vegetarian, two without gluten',
      },
    }),
    post('/catering/withdraw', 'catering.withdraw', 'Says what became of a request whose answer was lost', {
      description:
        'Send the same body and `Idempotency-Key` as to `POST /api/catering`. If it has arrived, `arrived` says so. ' +
        'If not, `arrived` is null, and the first request fails with CONFLICT should it still arrive.',
      needsKey: true,
      errors: ['RATE_LIMITED'],
      example: { ...guest, occasion: 'wedding', eventDay: '2027-06-19', guestCount: 80 },
    }),
    get('/admin/messages', 'messages.list', 'Messages by state or search, newest first', {
      unwrap: 'messages',
      example: { state: 'new', q: 'table', limit: 50, offset: 0 },
    }),
    get('/admin/messages/export', 'exports.messages', 'The messages of a period, as a file', {
      download: ['csv', 'xlsx'],
      errors: ['TOO_LARGE'],
      example: { from: '2026-12-01', to: '2026-12-31', state: 'new', format: 'csv' },
    }),
    get('/admin/messages/:id', 'messages.get', 'One message with its replies', {
      errors: ['NOT_FOUND'],
      example: { id },
    }),
    create('/admin/messages/:id/replies', 'messages.answer', 'Emails a reply to the guest', {
      isRepeatable: true,
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id, body: 'We do, from May to September.' },
    }),
    post(
      '/admin/messages/:id/state',
      'messages.changeState',
      'Changes the state of a message, from the one the caller saw',
      {
        errors: ['NOT_FOUND', 'CONFLICT'],
        example: { id, from: 'new', to: 'closed' },
      },
    ),
    del('/admin/messages/:id', 'messages.delete', 'Permanently deletes a message and its replies', {
      errors: ['NOT_FOUND'],
      example: { id },
    }),
    get('/admin/catering', 'catering.list', 'Catering requests by state or search, newest first', {
      unwrap: 'requests',
      example: { state: 'new', q: 'wedding', limit: 50, offset: 0 },
    }),
    get('/admin/catering/export', 'exports.catering', 'The catering requests of a period, as a file', {
      download: ['csv', 'xlsx'],
      errors: ['TOO_LARGE'],
      example: { from: '2026-12-01', to: '2026-12-31', state: 'quoted', format: 'xlsx' },
    }),
    get('/admin/catering/:id', 'catering.get', 'One catering request with its replies', {
      errors: ['NOT_FOUND'],
      example: { id },
    }),
    create('/admin/catering/:id/replies', 'catering.answer', 'Emails a reply to the guest', {
      isRepeatable: true,
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id, body: 'With pleasure. Our quote is attached.' },
    }),
    post(
      '/admin/catering/:id/state',
      'catering.changeState',
      'Changes the state of a catering request, from the one the caller saw',
      {
        errors: ['NOT_FOUND', 'CONFLICT'],
        example: { id, from: 'new', to: 'quoted' },
      },
    ),
    del('/admin/catering/:id', 'catering.delete', 'Permanently deletes a catering request and its replies', {
      errors: ['NOT_FOUND'],
      example: { id },
    }),
  ],
}
