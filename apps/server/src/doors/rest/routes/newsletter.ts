import { del, get, post, type RestArea } from '../route.ts'

const id = '9bf31c7ff062936a96d3c8bd1f8f2ff3'

export const newsletter: RestArea = {
  name: 'Newsletter',
  description:
    'Who may be written to: an address is on the list once the link that was mailed to it was pressed.',
  routes: [
    post('/newsletter/subscribe', 'newsletter.subscribe', 'Asks for the newsletter', {
      description:
        'Nothing comes before the address has confirmed it. Answers the same whether it is known or not.',
      refusals: ['RATE_LIMITED'],
      example: { email: 'reader@example.com' },
    }),
    post('/newsletter/confirm', 'newsletter.confirm', 'Confirms an address by the key of the mailed link', {
      refusals: ['CONFLICT', 'RATE_LIMITED'],
      example: { token: 'the-key-of-the-mailed-link' },
    }),
    post(
      '/newsletter/unsubscribe',
      'newsletter.unsubscribe',
      'Ends the newsletter by the key of the link in a letter',
      {
        description: 'Done twice, it is still so.',
        refusals: ['NOT_FOUND', 'RATE_LIMITED'],
        example: { key: id },
      },
    ),
    get('/subscribers', 'subscribers.list', 'Who asked for the newsletter, newest first', {
      unwrap: 'subscribers',
      example: { q: 'reader@example.com', status: 'confirmed', limit: 50, offset: 0 },
    }),
    post(
      '/subscribers/:id/unsubscribe',
      'subscribers.unsubscribe',
      'Ends the newsletter for somebody who asked for that',
      {
        description: 'The row stays as proof.',
        refusals: ['NOT_FOUND'],
        example: { id },
      },
    ),
    del('/subscribers/:id', 'subscribers.delete', 'Forgets an address for good', {
      refusals: ['NOT_FOUND'],
      example: { id },
    }),
    get('/admin/subscribers/export', 'exports.subscribers', 'The confirmed addresses, as a file', {
      description: 'With their consent and the links that end the newsletter, for the program that sends it.',
      download: ['csv', 'xlsx'],
      refusals: ['TOO_LARGE'],
      example: { format: 'csv' },
    }),
  ],
}
