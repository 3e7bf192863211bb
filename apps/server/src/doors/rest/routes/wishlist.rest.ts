import { get, post, put, type RestArea } from '../route.ts'

const productId = 'd3d9446802a44259755d38e6d163e820'

export const wishlist: RestArea = {
  name: 'Wishlist',
  description: 'The dishes that a customer has saved.',
  routes: [
    get('/wishlist', 'wishlist.list', 'The saved dishes'),
    put('/wishlist', 'wishlist.set', 'Saves a dish or removes it from the list', {
      description: 'Unlike toggling, this is safe to repeat.',
      refusals: ['NOT_FOUND'],
      example: { productId, wishlisted: true },
    }),
    post('/wishlist/toggle', 'wishlist.toggle', 'Toggles a dish on the wishlist', {
      refusals: ['NOT_FOUND'],
      example: { productId },
    }),
    post('/wishlist/unite', 'wishlist.unite', 'Adds several dishes to the wishlist', {
      description: 'For dishes saved before logging in. Dishes that no longer exist are ignored.',
      example: { productIds: [productId] },
    }),
  ],
}
