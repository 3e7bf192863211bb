import { get, post, type RestArea } from '../route.ts'

export const kitchen: RestArea = {
  name: 'Kitchen',
  description:
    'What the kitchen has to do, and when it cannot keep up: pausing online orders, or taking longer for them.',
  routes: [
    get('/admin/kitchen/board', 'orders.board', 'What the kitchen has to do now', {
      description:
        'The open orders by pickup time, each line with the station that makes it, whether the customer has ' +
        'ordered before, and from when on the kitchen works on it; the stations, and the pace.',
    }),
    get('/admin/kitchen/pace', 'kitchen.pace', 'Whether online orders are paused or take longer'),
    post('/admin/kitchen/pause', 'kitchen.pause', 'Pauses online orders', {
      description:
        'Nothing can be picked up before the pause ends; later times stay available, and orders placed before ' +
        'are not affected. `length`: 15, 30 or 60 minutes, `tomorrow`, or `resumed`, which only staff end.',
      example: { length: '30' },
    }),
    post('/admin/kitchen/resume', 'kitchen.resume', 'Ends a pause'),
    post('/admin/kitchen/busy', 'kitchen.setBusy', 'Makes orders take longer for a while', {
      description: 'Adds minutes to the lead time of new orders. 0 minutes end it.',
      example: { minutes: 15, forMinutes: 60 },
    }),
    get('/admin/kitchen/boards', 'kitchen.boards', 'Whether a kitchen board is connected', {
      description: 'Somebody who has it open sees and hears new orders.',
    }),
    post('/admin/kitchen/boards', 'kitchen.reportBoard', 'Reports that a board is connected', {
      description: 'Counts for 100 seconds; the site’s own board does so every 30 seconds.',
    }),
  ],
}
