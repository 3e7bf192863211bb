import { create, del, get, post, put, type RestArea } from '../route.ts'

const id = '45c48cce2e2d7fbdea1afc51c7c6ad26'

export const coupons: RestArea = {
  name: 'Coupons',
  description: 'Discount codes for the subtotal of an order.',
  routes: [
    post('/coupons/apply', 'coupons.check', 'What a coupon would take off a subtotal', {
      readsToken: true,
      description:
        'Does not use it up; placing the order checks it again and counts it. A POST, so that codes stay out of logs.',
      errors: ['NOT_FOUND', 'COUPON_INVALID', 'RATE_LIMITED'],
      example: { code: 'WELCOME10', subtotal: 42.5 },
    }),
    get('/coupons', 'coupons.list', 'All coupons, active ones first'),
    create('/coupons', 'coupons.create', 'Adds a coupon', {
      description: 'By default active, without a minimum or limits. Codes are case-insensitive.',
      errors: ['CONFLICT'],
      example: { code: 'DIWALI', kind: 'percent', value: 15, minSubtotal: 20, cap: 10, maxUses: 200 },
    }),
    put('/coupons/:id', 'coupons.change', 'Updates the fields that are sent', {
      description: 'Omitted fields stay unchanged. Without a `version` the last write wins.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id, active: false, version: 3 },
    }),
    del('/coupons/:id', 'coupons.delete', 'Removes a coupon; past orders keep its code', {
      errors: ['NOT_FOUND'],
      example: { id },
    }),
  ],
}

const promotionId = 'c51ce410c124a10e0db5e4b97fc2af39'

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
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id: promotionId, active: false, version: 2 },
    }),
    del('/promotions/:id', 'promotions.delete', 'Removes a promotion', {
      errors: ['NOT_FOUND'],
      example: { id: promotionId },
    }),
  ],
}
