import { moneyOf } from '@tiffin/pricing'
import {
  atOneMoment,
  findClosing,
  findOpenSpan,
  listClosingsIn,
  listCorrections,
  readClosedDrawer,
  readDrawer,
  readFigures,
} from './drawer.ts'
import { sumOrders, sumPayments } from './sum-figures.ts'
import type { Context } from '../../platform/context.ts'
import { readRegion } from '../../platform/read-region.ts'
import { dayOn, spanOfDay } from '../../platform/wall-clock.ts'
import {
  presentClosing,
  presentClosingWithFigures,
  presentFigures,
  presentOpenDrawer,
} from './present-closing.ts'

/** What has come in since the last closing. */
export const showOpenDrawer = ({ db, clock }: Context) =>
  atOneMoment(db, async (tx) => {
    const region = await readRegion(tx)
    const open = await findOpenSpan(tx, { now: new Date(clock.nowMs()), zone: region })
    const drawer = await readDrawer(tx, open)
    const figures = await readFigures(tx, open.span, drawer)
    return presentOpenDrawer(open, { figures, drawer }, region)
  })

export const showClosing = ({ db }: Context, id: string) =>
  atOneMoment(db, async (tx) => {
    const found = await findClosing(tx, id)
    const [now] = await sumOrders(tx, [found])
    if (!now) throw new Error('A span has figures.')
    const drawer = await readClosedDrawer(tx, found)
    const corrections = await listCorrections(tx, id)
    return presentClosingWithFigures({ closing: found, now, drawer, corrections }, await readRegion(tx))
  })

/** A day of the calendar, as it is by now. */
export const showDay = ({ db, clock }: Context, wanted: string | undefined) =>
  atOneMoment(db, async (tx) => {
    const region = await readRegion(tx)
    const today = dayOn(new Date(clock.nowMs()), region)
    const day = wanted ?? today
    const span = spanOfDay(day, region)
    const [placed] = await sumOrders(tx, [span])
    const [payments = []] = await sumPayments(tx, [span])
    if (!placed) throw new Error('A span has figures.')
    return {
      day,
      today,
      figures: presentFigures({ ...placed, payments }, moneyOf(region)),
      closings: (await listClosingsIn(tx, span)).map((row) => presentClosing(row, region)),
    }
  })
