import { get, post, type RestArea } from '../route.ts'

const id = 'c74d97b01eae257e44aa9d5bade97baf'

export const customers: RestArea = {
  name: 'Customers',
  description: 'Customer accounts and their orders.',
  routes: [
    get('/customers', 'customers.list', 'Customers, newest first', {
      unwrap: 'customers',
      example: { q: 'guest@example.com', limit: 50, offset: 0 },
    }),
    get('/customers/:id', 'customers.get', 'A customer with their newest orders', {
      refusals: ['NOT_FOUND'],
      example: { id },
    }),
    post('/customers/:id/disable', 'customers.disable', 'Disables an account immediately', {
      description: 'Its sessions end; its orders and wishlist stay.',
      refusals: ['NOT_FOUND'],
      example: { id },
    }),
    post('/customers/:id/enable', 'customers.enable', 'Enables a disabled account', {
      refusals: ['NOT_FOUND'],
      example: { id },
    }),
    get('/admin/customers/export', 'exports.customers', 'Everyone with an account or an order, as a file', {
      download: ['csv', 'xlsx'],
      refusals: ['TOO_LARGE'],
      example: { format: 'xlsx' },
    }),
  ],
}
