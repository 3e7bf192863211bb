import type { MenuChanged, OrderChanged, Reload } from './api.gen.ts'
import type { CallOptions } from './call-options.ts'
import { follow, type Told } from './follow.ts'

/** The number of the last event that was read; without it, the stream begins now. */
interface FollowInput {
  lastEventId?: string | undefined
}

type FollowOptions = Pick<CallOptions, 'signal'>

/**
 * Events as they happen: `for await (const { id, event } of tiffin.live.staff())`. A lost connection is opened again and
 * continues after the last event, so none is missed or repeated; save `id` to continue in another run. Ends only with
 * an error: `ABORTED` by the signal, or a final rejection by the server.
 */
export interface LiveApi {
  /** Everything: orders and the menu. Needs the permission `orders`. */
  staff(
    input?: FollowInput,
    options?: FollowOptions,
  ): AsyncIterable<Told<Reload | OrderChanged | MenuChanged>>
  /** One order. Public: its id is enough. */
  order(
    input: FollowInput & { id: string },
    options?: FollowOptions,
  ): AsyncIterable<Told<Reload | OrderChanged>>
  /** Several orders. Public: their ids are enough. */
  orders(
    input: FollowInput & { ids: string[] },
    options?: FollowOptions,
  ): AsyncIterable<Told<Reload | OrderChanged>>
  /** What is on sale. Public. */
  menu(input?: FollowInput, options?: FollowOptions): AsyncIterable<Told<Reload | MenuChanged>>
}

/** Each connection sends the token that is current when it is opened. */
export function createLive(site: string, token: () => string | undefined): LiveApi {
  const bind =
    (call: string) =>
    <Event>(input: FollowInput = {}, { signal }: FollowOptions = {}): AsyncIterable<Told<Event>> =>
      follow<Event>({ url: `${site}/trpc/live.${call}`, input, token, signal })
  return { staff: bind('staff'), order: bind('order'), orders: bind('orders'), menu: bind('menu') }
}
