import { create, del, get, post, put, type RestArea } from '../route.ts'

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

const customerId = 'c74d97b01eae257e44aa9d5bade97baf'

export const customers: RestArea = {
  name: 'Customers',
  description: 'Customer accounts and their orders.',
  routes: [
    get('/customers', 'customers.list', 'Customers, newest first', {
      unwrap: 'customers',
      example: { q: 'guest@example.com', limit: 50, offset: 0 },
    }),
    get('/customers/:id', 'customers.get', 'A customer with their newest orders', {
      errors: ['NOT_FOUND'],
      example: { id: customerId },
    }),
    post('/customers/:id/disable', 'customers.disable', 'Disables an account immediately', {
      description: 'Its sessions end; its orders and wishlist stay.',
      errors: ['NOT_FOUND'],
      example: { id: customerId },
    }),
    post('/customers/:id/enable', 'customers.enable', 'Enables a disabled account', {
      errors: ['NOT_FOUND'],
      example: { id: customerId },
    }),
    get(
      '/admin/blocked-contacts',
      'customers.listBlocked',
      'Blocked addresses and numbers, the latest first',
      { example: { limit: 20, offset: 0 } },
    ),
    create('/admin/blocked-contacts', 'customers.block', 'Blocks an email address or a telephone number', {
      description:
        'From then on nobody can order or reserve online with it; they are asked to call. A number is recognized however it ' +
        'is written. What is blocked already stays so.',
      example: { contact: '780-555-0199' },
    }),
    del('/admin/blocked-contacts/:id', 'customers.unblock', 'Unblocks it', {
      errors: ['NOT_FOUND'],
      example: { id: customerId },
    }),
    post('/admin/guests/find', 'guests.find', 'What the counter knows of a guest', {
      description:
        'By telephone number, email address, account or order: their note, their usual order, how many orders they have placed and how ' +
        'many they never picked up. Who may not see customers gets no other contact, and no orders.',
      errors: ['NOT_FOUND'],
      example: { contact: '780-555-0199' },
    }),
    get('/admin/guests', 'guests.list', 'Guests about whom something is noted, the latest first', {
      unwrap: 'guests',
      example: { q: 'extra hot', limit: 50, offset: 0 },
    }),
    post('/admin/guests/note', 'guests.note', 'Notes something about a guest', {
      description: 'The `version` is the one that was read, 0 if nothing was noted. A blank note removes it.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { guest: { contact: '780-555-0199' }, note: 'Always extra hot', version: 0 },
    }),
    post('/admin/guests/merge', 'guests.merge', 'Merges two guests who are one person', {
      description:
        'Two contacts, or a contact and an account: from then on their orders, notes and contacts are one guest’s, also in the account, ' +
        'its export and its deletion. Two accounts cannot be merged.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: {
        into: { contact: 'guest@example.com' },
        from: { contact: '780-555-0100' },
        version: 0,
        fromVersion: 0,
      },
    }),
    post('/admin/guests/:id/separate', 'guests.separate', 'Takes a contact away from a guest again', {
      description: 'The orders with it follow; the note stays.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id: customerId, contact: '780-555-0111', version: 3 },
    }),
    get('/admin/customers/export', 'exports.customers', 'Everyone with an account or an order, as a file', {
      download: ['csv', 'xlsx'],
      errors: ['TOO_LARGE'],
      example: { format: 'xlsx' },
    }),
  ],
}

const productId = 'd3d9446802a44259755d38e6d163e820'

export const wishlist: RestArea = {
  name: 'Wishlist',
  description: 'The dishes that a customer has saved.',
  routes: [
    get('/wishlist', 'wishlist.list', 'The saved dishes'),
    put('/wishlist', 'wishlist.set', 'Saves a dish or removes it from the list', {
      description: 'Unlike toggling, this is safe to repeat.',
      errors: ['NOT_FOUND'],
      example: { productId, wishlisted: true },
    }),
    post('/wishlist/toggle', 'wishlist.toggle', 'Toggles a dish on the wishlist', {
      errors: ['NOT_FOUND'],
      example: { productId },
    }),
    post('/wishlist/unite', 'wishlist.unite', 'Adds several dishes to the wishlist', {
      description: 'For dishes saved before logging in. Dishes that no longer exist are ignored.',
      example: { productIds: [productId] },
    }),
  ],
}

const reviewId = 'c20ad4d76fe97759aa27a0c99bff6710'

export const reviews: RestArea = {
  name: 'Reviews',
  description: 'Customer reviews: one to five stars and a text, shown once approved.',
  routes: [
    get('/products/:slug/reviews', 'reviews.list', 'The reviews of a dish, newest first', {
      isCacheable: true,
      unwrap: 'reviews',
      errors: ['NOT_FOUND'],
      example: { slug: 'samosa', limit: 10, offset: 0 },
    }),
    get(
      '/products/:slug/review',
      'reviews.mine',
      'The signed-in customer’s review of a dish, and whether they may write one',
      {
        errors: ['NOT_FOUND'],
        example: { slug: 'samosa' },
      },
    ),
    put('/products/:slug/review', 'reviews.write', 'Writes or edits the review of a dish', {
      description:
        'For customers who have picked up the dish; anyone else is FORBIDDEN. It is shown once approved; an edit has ' +
        'to be approved again.',
      errors: ['FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED'],
      example: { slug: 'samosa', stars: 5, text: 'Crisp to the last corner, and the mint chutney sings.' },
    }),
    del('/products/:slug/review', 'reviews.withdraw', "Deletes the signed-in customer's review of a dish", {
      description: 'Succeeds even if there is none.',
      errors: ['NOT_FOUND'],
      example: { slug: 'samosa' },
    }),
    get('/admin/reviews', 'reviews.listForStaff', 'Reviews by state, dish or search, pending ones first', {
      unwrap: 'reviews',
      example: { status: 'pending', product: 'samosa', q: 'chutney', limit: 50, offset: 0 },
    }),
    post('/admin/reviews/:id/approve', 'reviews.approve', 'Shows a review to guests', {
      description:
        'The `version` is the one that was read; if the review has changed since, the call fails with CONFLICT.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id: reviewId, version: 1 },
    }),
    post('/admin/reviews/:id/hide', 'reviews.hide', 'Hides a review from guests; its author still sees it', {
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id: reviewId, version: 1 },
    }),
    put('/admin/reviews/:id/answer', 'reviews.answer', "The restaurant's reply below a review", {
      description: 'A blank one removes it.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id: reviewId, version: 1, answer: 'Thank you! The chutney is made each morning.' },
    }),
  ],
}
