import type { KitchenBoard } from '@tiffin/contract'
import type { Context } from '../../platform/context.ts'
import { presentTime } from '../../platform/wall-clock.ts'
import { presentPace } from '../../kitchen/pace.ts'
import { listBoardOrders } from './board-queries.ts'
import { presentBoardOrder } from './present-board.ts'

export async function getBoard({ db, catalogue, clock }: Context): Promise<KitchenBoard> {
  const [rules, found] = await Promise.all([catalogue.rules(), listBoardOrders(db)])
  const now = clock.now()
  const { settings, pace } = rules
  return {
    orders: found.map((each) => presentBoardOrder(each, rules)),
    stations: settings.kitchen.stations.map(({ key, name }) => ({ key, name })),
    pace: presentPace(pace, now),
    now: presentTime(now),
  }
}
