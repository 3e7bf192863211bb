import { get, post, type RestArea } from '../route.ts'

const id = 'c74d97b01eae257e44aa9d5bade97baf'

export const customers: RestArea = {
  name: 'Customers',
  description: 'Who has an account, and what they have ordered.',
  routes: [
    get('/customers', 'customers.list', 'Customers, newest first', {
      unwrap: 'customers',
      example: { q: 'guest@example.com', limit: 50, offset: 0 },
    }),
    get('/customers/:id', 'customers.get', 'One customer with their newest orders', {
      refusals: ['NOT_FOUND'],
      example: { id },
    }),
    post('/customers/:id/disable', 'customers.disable', 'Closes an account at once', {
      description: 'Its sessions end; its orders and wishlist stay.',
      refusals: ['NOT_FOUND'],
      example: { id },
    }),
    post('/customers/:id/enable', 'customers.enable', 'Opens a closed account again', {
      refusals: ['NOT_FOUND'],
      example: { id },
    }),
    get(
      '/admin/customers/export',
      'exports.customers',
      'Everybody who has an account or has ordered, as a file',
      {
        download: ['csv', 'xlsx'],
        refusals: ['TOO_LARGE'],
        example: { format: 'xlsx' },
      },
    ),
  ],
}
