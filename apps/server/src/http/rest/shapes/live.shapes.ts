import {
  type MenuChanged,
  type OrderChanged,
  orderStatuses,
  type Reload,
  type StaffEvent,
  type StreamEvent,
} from '@tiffin/contract'
import { z } from 'zod'
import { shape } from './shape.ts'

const changes = [
  'placed',
  'status',
  'undone',
  'station',
  'paid',
  'moved',
  'changed',
  'unanswered',
] as const satisfies readonly OrderChanged['change'][]

const reload: z.ZodType<Reload> = z.object({
  type: z
    .enum(['open', 'reset'])
    .describe(
      '`open`: the stream begins here. `reset`: events before this one are lost, so read everything anew',
    ),
})

const orderChanged: z.ZodType<OrderChanged> = z.object({
  type: z.literal('order'),
  id: z.string().describe('The `_id` of the order'),
  number: z.int().describe('The number called out at pickup'),
  status: z.enum(orderStatuses),
  change: z
    .enum(changes)
    .describe(
      '`undone`: its latest step was taken back. `station`: the dishes of one of its stations are ready, or no longer. `changed`: its lines or notes. ' +
        '`unanswered`: nobody has accepted it, and its guest is being asked to call',
    ),
})

const menuChanged: z.ZodType<MenuChanged> = z.object({
  type: z.literal('menu'),
  dishes: z
    .array(z.object({ slug: z.string(), available: z.boolean() }))
    .describe('Dishes that sold out or became available again; none if anything else on the menu changed'),
})

const event: z.ZodType<StaffEvent> = z.union([reload, orderChanged, menuChanged])

export const streamEvent: z.ZodType<StreamEvent<StaffEvent>> = z.object({
  id: z.string().describe('The number of the event'),
  event,
})

const exampleOfOrder: OrderChanged = {
  type: 'order',
  id: '8f14e45fceea167a5a36dedd4bea2543',
  number: 1042,
  status: 'accepted',
  change: 'status',
}

export const liveShapes = {
  StreamBegins: shape(reload, 'The first event of a stream', { type: 'open' }),
  OrderChanged: shape(orderChanged, 'What has happened to an order', exampleOfOrder),
  MenuChanged: shape(menuChanged, 'What has happened to the menu', {
    type: 'menu',
    dishes: [{ slug: 'samosa', available: false }],
  }),
  NumberedEvent: shape(streamEvent, 'An event of a live stream', { id: '4711', event: exampleOfOrder }),
}
