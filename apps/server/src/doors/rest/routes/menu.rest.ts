import { get, type RestArea } from '../route.ts'

export const menu: RestArea = {
  name: 'Menu',
  description: 'The menu as guests see it: categories, dishes and drinks.',
  routes: [
    get('/categories', 'categories.list', 'The categories in menu order', {
      isCacheable: true,
      wrapIn: 'data',
    }),
    get('/products', 'products.list', 'Dishes and drinks', {
      description:
        'In menu order, or as `sort` says; `popular` is at most a minute old. Filters can be combined. ' +
        'An unknown category is an empty list. `diet` and `without` take several values with commas between them; a dish ' +
        'about whose allergens nothing is stated is not without any.',
      isCacheable: true,
      unwrap: 'products',
      example: { category: 'chaat-frying', q: 'samosa', sort: 'popular', limit: 20, offset: 0 },
    }),
    get('/products/:slug', 'products.get', 'One dish or drink', {
      isCacheable: true,
      refusals: ['NOT_FOUND'],
      example: { slug: 'samosa' },
    }),
  ],
}
