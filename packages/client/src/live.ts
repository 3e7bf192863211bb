import type { MenuChanged, OrderChanged, Reload } from './api.gen.ts'
import type { CallOptions } from './call-options.ts'
import { follow, type Bookmark, type StreamEvent } from './follow.ts'

/** The number of the last event that was read; without it, the stream begins now. */
interface FollowInput {
  lastEventId?: string | undefined
}

interface FollowOptions extends Pick<CallOptions, 'signal'> {
  /** Continues after the number that is stored there, also in another run, and stores each number once its event has been dealt with. */
  bookmark?: Bookmark | undefined
}

/**
 * Events as they happen: `for await (const { id, event } of tiffin.live.staff())`. A lost connection is opened again and
 * continues after the last event, so none is missed or repeated. With a `bookmark` the same holds from one run to the next,
 * except that the event on which a run was working when it ended comes again. Ends only with an error: `ABORTED` by
 * the signal, a final rejection by the server, or what the bookmark throws.
 */
export interface LiveApi {
  /** Everything: orders and the menu. Needs the permission `orders`. */
  staff(
    input?: FollowInput,
    options?: FollowOptions,
  ): AsyncIterable<StreamEvent<Reload | OrderChanged | MenuChanged>>
  /** One order. Public: its id is enough. */
  order(
    input: FollowInput & { id: string },
    options?: FollowOptions,
  ): AsyncIterable<StreamEvent<Reload | OrderChanged>>
  /** Several orders. Public: their ids are enough. */
  orders(
    input: FollowInput & { ids: string[] },
    options?: FollowOptions,
  ): AsyncIterable<StreamEvent<Reload | OrderChanged>>
  /** What is on sale. Public. */
  menu(input?: FollowInput, options?: FollowOptions): AsyncIterable<StreamEvent<Reload | MenuChanged>>
}

/** Each connection sends the token that is current when it is opened. */
export function createLive(site: string, token: () => string | undefined): LiveApi {
  const bind =
    (call: string) =>
    <Event>(
      input: FollowInput = {},
      { signal, bookmark }: FollowOptions = {},
    ): AsyncIterable<StreamEvent<Event>> =>
      follow<Event>({ url: `${site}/trpc/live.${call}`, input, token, signal, bookmark })
  return { staff: bind('staff'), order: bind('order'), orders: bind('orders'), menu: bind('menu') }
}
