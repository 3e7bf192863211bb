import { create, del, get, post, put, type RestArea } from '../route.ts'

export const kitchen: RestArea = {
  name: 'Kitchen',
  description:
    'What the kitchen has to do, and when it cannot keep up: pausing online orders, or taking longer for them.',
  routes: [
    get(
      '/admin/kitchen/room',
      'pickup.room',
      'What each station can still make for the pickups of the coming three hours',
    ),
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

const id = '45c48cce2e2d7fbdea1afc51c7c6ad26'

export const printing: RestArea = {
  name: 'Printing',
  description:
    'Receipt printers that fetch tickets from the site (Star CloudPRNT), and the ledger of what was printed. ' +
    'The printers themselves use the address that is shown when they are added.',
  routes: [
    get('/admin/printers', 'printers.list', 'The printers, and whether they are in reach'),
    create('/admin/printers', 'printers.create', 'Adds a printer', {
      description:
        'The answer has its address, which is never shown again. A station, and the counter, belong to one printer.',
      errors: ['CONFLICT'],
      example: { name: 'Kitchen', stations: ['tandoor', 'curry'], paper: '80mm' },
    }),
    put('/admin/printers/:id', 'printers.change', 'Updates the fields that are sent', {
      description:
        'Omitted fields stay unchanged. Without a `version` the last write wins. Tickets that wait stay where they are.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id, isCounter: true, version: 3 },
    }),
    post('/admin/printers/:id/address', 'printers.renewAddress', 'Gives a printer a new address', {
      description: 'The old one stops working at once.',
      errors: ['NOT_FOUND'],
      example: { id },
    }),
    del('/admin/printers/:id', 'printers.delete', 'Removes a printer', {
      description: 'Its stand-in gets the tickets that wait; without one they are given up.',
      errors: ['NOT_FOUND'],
      example: { id },
    }),
    create('/admin/printers/:id/test', 'printers.test', 'Prints a test', {
      description: 'It comes out when the printer next asks for work.',
      errors: ['NOT_FOUND'],
      example: { id },
    }),
    post('/admin/printers/:id/next', 'printers.take', 'Takes the next ticket of a printer', {
      description:
        'For a program that prints in its place, such as the board. Not confirmed within a minute, the ticket is ' +
        'offered again and marked.',
      errors: ['NOT_FOUND'],
      example: { id },
    }),
    post('/admin/tickets/:id/printed', 'tickets.confirm', 'Reports that a ticket was printed', {
      errors: ['NOT_FOUND'],
      example: { id },
    }),
    get('/admin/tickets', 'tickets.list', 'What was printed, when, where and with what result', {
      description: 'The newest first.',
      unwrap: 'tickets',
    }),
    create('/admin/tickets/:id/again', 'tickets.printAgain', 'Prints a ticket once more', {
      description: 'Marked as a duplicate, on the printer that has its station now.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id },
    }),
    get('/admin/orders/:orderId/ticket', 'tickets.picture', 'An order’s ticket as a picture', {
      description: 'The one that a printer gets: for one station, or with the whole order for the counter.',
      errors: ['NOT_FOUND'],
      example: { orderId: id, station: 'tandoor' },
    }),
    create('/admin/closings/:id/ticket', 'tickets.printClosing', 'Prints a closing', {
      description: 'On the printer of the counter’s tickets.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id },
    }),
    get('/admin/closings/:id/ticket', 'tickets.closingPicture', 'A closing as a picture', {
      description: 'As a receipt printer gets it.',
      errors: ['NOT_FOUND'],
      example: { id },
    }),
  ],
}
