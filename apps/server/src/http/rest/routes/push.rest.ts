import { del, get, post, type RestArea } from '../route.ts'
import { phone } from '../shapes/live.shapes.ts'

const id = '8f14e45fceea167a5a36dedd4bea2543'
const device = phone
const { endpoint } = device

export const push: RestArea = {
  name: 'Notifications',
  description:
    'Web Push: a device hears of an order, or of one that nobody has accepted, while no page is open. A device is what ' +
    '`PushSubscription.toJSON()` describes in the browser.',
  routes: [
    get('/push/key', 'push.key', 'The key that browsers subscribe with'),
    post('/orders/:id/push', 'push.subscribe', 'Tells a device when an order is ready', {
      description:
        'Also when its pickup time is moved, when it is cancelled, and when the restaurant has not confirmed it in time. ' +
        'At most five devices for an order.',
      errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
      example: { id, device },
    }),
    del('/orders/:id/push', 'push.unsubscribe', 'Stops notifying a device about an order', {
      example: { id, endpoint },
    }),
    get('/admin/push', 'push.isAlerted', 'Whether a device gets the caller’s alerts', {
      example: { endpoint },
    }),
    post('/admin/push', 'push.alertMe', 'Sends the caller’s alerts to a device', {
      description:
        'Of orders that nobody has accepted. The device gets a first notification that says so. At most ten devices; ' +
        'another takes the place of the oldest.',
      example: { device },
    }),
    del('/admin/push', 'push.stopAlerts', 'Stops sending the caller’s alerts to a device', {
      example: { endpoint },
    }),
  ],
}
