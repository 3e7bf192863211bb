import { create, del, get, post, put, type RestArea } from '../route.ts'

const id = '5b1a2f6d0c9e4b7f8a3d1e2c4f6a8b0d'
const deliveryId = '9c2e7d4f1a6b4e3c8d5f0a7b2c9e4d1f'
const url = 'https://till.example.com/tiffin'

export const webhooks: RestArea = {
  name: 'Webhooks',
  description:
    'Addresses of other programs that are told what happens here, signed by the Standard Webhooks specification. What they are sent is described under `webhooks`.',
  routes: [
    get('/admin/webhooks', 'webhooks.list', 'All webhooks, with how they are doing', { unwrap: 'endpoints' }),
    create('/admin/webhooks', 'webhooks.create', 'Adds a webhook, and shows its secret once', {
      description:
        'The address must be https and lead to the public internet, unless whoever runs the server allows its host in `WEBHOOK_HOSTS`.',
      errors: ['CONFLICT'],
      example: { url, types: ['order.placed', 'order.cancelled'] },
    }),
    put('/admin/webhooks/:id', 'webhooks.change', 'Changes the fields that are sent', {
      description: 'What waits is sent to a new address at once.',
      errors: ['NOT_FOUND'],
      example: { id, types: ['order.placed', 'order.ready', 'dish.sold_out'] },
    }),
    del('/admin/webhooks/:id', 'webhooks.remove', 'Removes a webhook, with what waits for it and its log', {
      errors: ['NOT_FOUND'],
      example: { id },
    }),
    post('/admin/webhooks/:id/pause', 'webhooks.pause', 'Sends nothing for now; what happens waits', {
      errors: ['NOT_FOUND'],
      example: { id },
    }),
    post('/admin/webhooks/:id/resume', 'webhooks.resume', 'Sends what has waited, and goes on', {
      errors: ['NOT_FOUND'],
      example: { id },
    }),
    post('/admin/webhooks/:id/secret', 'webhooks.replaceSecret', 'Makes a new secret, and shows it once', {
      description:
        'Until the overlap is over each request carries two signatures: by the new secret and by the one before. If the server cannot read that one any more, there is no overlap, and `oldSecretUntil` is null.',
      errors: ['NOT_FOUND'],
      example: { id, overlapHours: 24 },
    }),
    post('/admin/webhooks/:id/test', 'webhooks.test', 'Sends `webhook.test` to it, even while it is paused', {
      status: 204,
      errors: ['NOT_FOUND'],
      example: { id },
    }),
    get('/admin/webhooks/:id/deliveries', 'webhooks.deliveries', 'What it was sent, newest first', {
      description: 'Kept for 30 days.',
      unwrap: 'deliveries',
      errors: ['NOT_FOUND'],
      example: { id, state: 'failed', limit: 50, offset: 0 },
    }),
    get(
      '/admin/webhooks/:id/deliveries/:deliveryId',
      'webhooks.delivery',
      'One delivery, with its body and each answer',
      { errors: ['NOT_FOUND'], example: { id, deliveryId } },
    ),
    post(
      '/admin/webhooks/:id/deliveries/:deliveryId/again',
      'webhooks.sendAgain',
      'Sends it again now, under the same `webhook-id`',
      { errors: ['NOT_FOUND', 'CONFLICT'], example: { id, deliveryId } },
    ),
  ],
}
