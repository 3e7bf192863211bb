import { create, del, get, put, type RestArea } from '../route.ts'

const id = 'c51ce410c124a10e0db5e4b97fc2af39'

export const promotions: RestArea = {
  name: 'Promotions',
  description: 'The banners on the home page.',
  routes: [
    get('/promotions', 'promotions.list', 'Promotions, in their display order', {
      description: 'Only active ones, unless called by staff.',
      readsToken: true,
      isCacheable: true,
    }),
    get('/admin/promotions', 'promotions.listEditable', 'All promotions, with their versions for editing'),
    create('/promotions', 'promotions.create', 'Adds a promotion', {
      description: 'Active and first by default.',
      example: {
        title: 'Diwali thali',
        subtitle: 'Ten small bowls, until Sunday',
        image: '/art/diwali.svg',
        ctaText: 'See the menu',
        ctaLink: '/menu',
        active: true,
        order: 1,
      },
    }),
    put('/promotions/:id', 'promotions.change', 'Updates the fields that are sent', {
      description: 'Omitted fields stay unchanged. Without a `version` the last write wins.',
      refusals: ['NOT_FOUND', 'CONFLICT'],
      example: { id, active: false, version: 2 },
    }),
    del('/promotions/:id', 'promotions.delete', 'Removes a promotion', {
      refusals: ['NOT_FOUND'],
      example: { id },
    }),
  ],
}
