import { create, del, get, post, put, type RestArea } from '../route.ts'

const id = '45c48cce2e2d7fbdea1afc51c7c6ad26'

export const coupons: RestArea = {
  name: 'Coupons',
  description: 'Codes that take something off the subtotal of an order.',
  routes: [
    post('/coupons/apply', 'coupons.check', 'What a coupon would take off a subtotal', {
      readsToken: true,
      description:
        'Uses nothing up; placing the order checks and counts it again. A POST, so that codes stay out of logs.',
      refusals: ['NOT_FOUND', 'COUPON_INVALID'],
      example: { code: 'WELCOME10', subtotal: 42.5 },
    }),
    get('/coupons', 'coupons.list', 'All coupons, active ones first'),
    create('/coupons', 'coupons.create', 'Adds a coupon', {
      description:
        'No minimum, no limits and active, unless it says otherwise. Codes differ in more than case.',
      refusals: ['CONFLICT'],
      example: { code: 'DIWALI', kind: 'percent', value: 15, minSubtotal: 20, cap: 10, maxUses: 200 },
    }),
    put('/coupons/:id', 'coupons.change', 'Changes what the body names', {
      description: 'A field that is absent stays as it is. Without a `version` the last word counts.',
      refusals: ['NOT_FOUND', 'CONFLICT'],
      example: { id, active: false, version: 3 },
    }),
    del('/coupons/:id', 'coupons.delete', 'Removes a coupon; past orders keep its code', {
      refusals: ['NOT_FOUND'],
      example: { id },
    }),
  ],
}
