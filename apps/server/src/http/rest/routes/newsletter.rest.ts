import { del, get, post, type RestArea } from '../route.ts'

const id = '9bf31c7ff062936a96d3c8bd1f8f2ff3'

export const newsletter: RestArea = {
  name: 'Newsletter',
  description: 'Newsletter subscribers. An address is on the list once its emailed link has been clicked.',
  routes: [
    post('/newsletter/subscribe', 'newsletter.subscribe', 'Signs up for the newsletter', {
      description:
        'Nothing is sent until the address is confirmed. The response is the same whether or not it is already on the list.',
      errors: ['NOT_FOUND', 'NOT_OPEN', 'RATE_LIMITED'],
      example: { email: 'reader@example.com' },
    }),
    post(
      '/newsletter/confirm',
      'newsletter.confirm',
      'Confirms an address with the key in the emailed link',
      {
        errors: ['CONFLICT', 'RATE_LIMITED'],
        example: { token: 'the-key-of-the-mailed-link' },
      },
    ),
    post(
      '/newsletter/unsubscribe',
      'newsletter.unsubscribe',
      'Unsubscribes with the key in a newsletter’s link',
      {
        description: 'Safe to repeat.',
        errors: ['NOT_FOUND', 'RATE_LIMITED'],
        example: { key: id },
      },
    ),
    get('/subscribers', 'subscribers.list', 'Newsletter subscribers, newest first', {
      unwrap: 'subscribers',
      example: { q: 'reader@example.com', status: 'confirmed', limit: 50, offset: 0 },
    }),
    post('/subscribers/:id/unsubscribe', 'subscribers.unsubscribe', 'Unsubscribes someone on their behalf', {
      description: 'The row is kept as proof.',
      errors: ['NOT_FOUND'],
      example: { id },
    }),
    del('/subscribers/:id', 'subscribers.delete', 'Permanently deletes an address', {
      errors: ['NOT_FOUND'],
      example: { id },
    }),
    get('/admin/subscribers/export', 'exports.subscribers', 'The confirmed addresses, as a file', {
      description: 'With their consent and unsubscribe links, for the program that sends the newsletter.',
      download: ['csv', 'xlsx'],
      errors: ['TOO_LARGE'],
      example: { format: 'csv' },
    }),
  ],
}
