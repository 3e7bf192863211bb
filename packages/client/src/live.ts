import type { OrderStatus } from './api.gen.ts'
import type { CallOptions } from './call-options.ts'
import { follow, type Told } from './follow.ts'

/** The stream begins here, or some events before this one are lost: reload whatever is shown. */
export interface Reload {
  type: 'open' | 'reset'
}

export interface OrderChanged {
  type: 'order'
  id: string
  number: number
  status: OrderStatus
  change: 'placed' | 'status' | 'paid'
}

/** Something on the menu has changed. */
export interface MenuChanged {
  type: 'menu'
  /** Dishes that sold out or became available again; none if anything else changed. */
  dishes: { slug: string; available: boolean }[]
}

/** The number of the last event that was read; without it, the stream begins now. */
interface FollowInput {
  lastEventId?: string | undefined
}

type FollowOptions = Pick<CallOptions, 'signal'>

/**
 * What happens, as it happens: `for await (const { id, event } of tiffin.live.staff())`. A lost connection is opened
 * again and continues after the last event, so none is missed or repeated; save `id` to continue in another run. Ends
 * with an error only: `ABORTED` by the signal, or what the server refuses for good.
 */
export interface LiveApi {
  /** Everything: orders and the menu. Needs the permission `orders`. */
  staff(
    input?: FollowInput,
    options?: FollowOptions,
  ): AsyncIterable<Told<Reload | OrderChanged | MenuChanged>>
  /** One order, for whoever knows its id. */
  order(
    input: FollowInput & { id: string },
    options?: FollowOptions,
  ): AsyncIterable<Told<Reload | OrderChanged>>
  /** What is on sale, for everybody. */
  menu(input?: FollowInput, options?: FollowOptions): AsyncIterable<Told<Reload | MenuChanged>>
}

/** The token is the one of the moment at which a connection is opened. */
export function createLive(site: string, token: () => string | undefined): LiveApi {
  const bind =
    (call: string) =>
    <Event>(input: FollowInput = {}, { signal }: FollowOptions = {}): AsyncIterable<Told<Event>> =>
      follow<Event>({ url: `${site}/trpc/live.${call}`, input, token, signal })
  return { staff: bind('staff'), order: bind('order'), menu: bind('menu') }
}
