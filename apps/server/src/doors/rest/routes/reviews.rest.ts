import { del, get, post, put, type RestArea } from '../route.ts'

const id = 'c20ad4d76fe97759aa27a0c99bff6710'

export const reviews: RestArea = {
  name: 'Reviews',
  description: 'Customer reviews: one to five stars and a text, shown once approved.',
  routes: [
    get('/products/:slug/reviews', 'reviews.list', 'The reviews of a dish, newest first', {
      isCacheable: true,
      unwrap: 'reviews',
      refusals: ['NOT_FOUND'],
      example: { slug: 'samosa', limit: 10, offset: 0 },
    }),
    get(
      '/products/:slug/review',
      'reviews.mine',
      'The signed-in customer’s review of a dish, and whether they may write one',
      {
        refusals: ['NOT_FOUND'],
        example: { slug: 'samosa' },
      },
    ),
    put('/products/:slug/review', 'reviews.write', 'Writes or edits the review of a dish', {
      description:
        'For customers who have picked up the dish; anyone else is FORBIDDEN. It is shown once approved; an edit has ' +
        'to be approved again.',
      refusals: ['FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED'],
      example: { slug: 'samosa', stars: 5, text: 'Crisp to the last corner, and the mint chutney sings.' },
    }),
    del('/products/:slug/review', 'reviews.withdraw', "Deletes the signed-in customer's review of a dish", {
      description: 'Succeeds even if there is none.',
      refusals: ['NOT_FOUND'],
      example: { slug: 'samosa' },
    }),
    get('/admin/reviews', 'reviews.listForStaff', 'Reviews by state, dish or search, pending ones first', {
      unwrap: 'reviews',
      example: { status: 'pending', product: 'samosa', q: 'chutney', limit: 50, offset: 0 },
    }),
    post('/admin/reviews/:id/approve', 'reviews.approve', 'Shows a review to guests', {
      description:
        'The `version` is the one that was read; if the review has changed since, the call fails with CONFLICT.',
      refusals: ['NOT_FOUND', 'CONFLICT'],
      example: { id, version: 1 },
    }),
    post('/admin/reviews/:id/hide', 'reviews.hide', 'Hides a review from guests; its author still sees it', {
      refusals: ['NOT_FOUND', 'CONFLICT'],
      example: { id, version: 1 },
    }),
    put('/admin/reviews/:id/answer', 'reviews.answer', "The restaurant's reply below a review", {
      description: 'A blank one removes it.',
      refusals: ['NOT_FOUND', 'CONFLICT'],
      example: { id, version: 1, answer: 'Thank you! The chutney is made each morning.' },
    }),
  ],
}
