import {
  boardPresence,
  changePrinterInput,
  closingIdInput,
  done,
  kitchenPace,
  kitchenRoom,
  listPickupTimesInput,
  pauseOrdersInput,
  pickupSpans,
  pickupTimes,
  printer,
  printerIdInput,
  printerWithAddress,
  savePrinterInput,
  setBusyInput,
  spansOf,
  takenTicket,
  ticket,
  ticketFilter,
  ticketIdInput,
  ticketList,
  ticketPicture,
  ticketPictureInput,
} from '@tiffin/contract'
import type { z } from 'zod'
import type { Context } from '../platform/context.ts'
import { open, permitted, permittedAutomatic, router } from '../platform/procedures.ts'
import {
  getBoardPresence,
  getBusyMode,
  pauseOrders,
  reportBoard,
  resumeOrders,
  setBusy,
} from './busy-mode.ts'
import { findCapacity } from './pickup-slots/find-capacity.ts'
import { findTimes } from './pickup-slots/find-times.ts'
import { changePrinter, createPrinter, deletePrinter, renewAddress } from './printing/edit-printer.ts'
import {
  drawClosing,
  drawPicture,
  presentTicket,
  printAgain,
  printClosing,
  printTest,
} from './printing/print-ticket.ts'
import { listPrinters } from './printing/printer-queries.ts'
import { confirmTicket, takeTicket } from './printing/serve-printer.ts'
import { listTickets } from './printing/ticket-queries.ts'

export const printersRouter = router({
  list: permitted('kitchen')
    .output(printer.array())
    .query(({ ctx }) => listPrinters(ctx.db, ctx.clock.nowMs())),
  create: permitted('settings')
    .input(savePrinterInput)
    .output(printerWithAddress)
    .mutation(({ ctx, input }) => createPrinter(ctx, input)),
  change: permitted('settings')
    .input(changePrinterInput)
    .output(printer)
    .mutation(({ ctx, input }) => changePrinter(ctx, input)),
  renewAddress: permitted('settings')
    .input(printerIdInput)
    .output(printerWithAddress)
    .mutation(({ ctx, input }) => renewAddress(ctx, input.id)),
  delete: permitted('settings')
    .input(printerIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deletePrinter(ctx, input.id)
      return { done: true }
    }),
  take: permitted('kitchen')
    .input(printerIdInput)
    .output(takenTicket)
    .mutation(({ ctx, input }) => takeTicket(ctx, input.id)),
  test: permitted('kitchen')
    .input(printerIdInput)
    .output(ticket)
    .mutation(({ ctx, input }) => printTest(ctx, input.id)),
})

export const ticketsRouter = router({
  list: permitted('kitchen')
    .input(ticketFilter.prefault({}))
    .output(ticketList)
    .query(async ({ ctx, input }) => {
      const { found, total } = await listTickets(ctx.db, input)
      return { tickets: found.map(presentTicket), total }
    }),
  printAgain: permitted('kitchen')
    .input(ticketIdInput)
    .output(ticket)
    .mutation(({ ctx, input }) => printAgain(ctx, input.id)),
  confirm: permitted('kitchen')
    .input(ticketIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await confirmTicket(ctx, input.id)
      return { done: true }
    }),
  picture: permitted('kitchen')
    .input(ticketPictureInput)
    .output(ticketPicture)
    .query(({ ctx, input }) => drawPicture(ctx, input)),
  printClosing: permitted('drawer')
    .input(closingIdInput)
    .output(ticket)
    .mutation(({ ctx, input }) => printClosing(ctx, input.id)),
  closingPicture: permitted('drawer')
    .input(closingIdInput)
    .output(ticketPicture)
    .query(({ ctx, input }) => drawClosing(ctx, input.id)),
})

export const kitchenRouter = router({
  pace: permitted('kitchen')
    .output(kitchenPace)
    .query(({ ctx }) => getBusyMode(ctx)),
  pause: permitted('kitchen')
    .input(pauseOrdersInput)
    .output(kitchenPace)
    .mutation(({ ctx, input }) => pauseOrders(ctx, input.length)),
  resume: permitted('kitchen')
    .output(kitchenPace)
    .mutation(({ ctx }) => resumeOrders(ctx)),
  setBusy: permitted('kitchen')
    .input(setBusyInput)
    .output(kitchenPace)
    .mutation(({ ctx, input }) => setBusy(ctx, input)),
  boards: permitted('kitchen')
    .output(boardPresence)
    .query(({ ctx }) => getBoardPresence(ctx)),
  reportBoard: permittedAutomatic('kitchen')
    .output(boardPresence)
    .mutation(async ({ ctx }) => {
      await reportBoard(ctx)
      return getBoardPresence(ctx)
    }),
})

export const pickupRouter = router({
  room: permitted('orders')
    .output(kitchenRoom)
    .query(({ ctx }) => findCapacity(ctx)),

  times: open
    .input(listPickupTimesInput)
    .output(pickupTimes)
    .query(({ ctx, input }) => findTimesOf(ctx, input)),

  spans: open
    .input(listPickupTimesInput)
    .output(pickupSpans)
    .query(async ({ ctx, input }) => {
      const { times, ...rest } = await findTimesOf(ctx, input)
      return { ...rest, spans: spansOf(times) }
    }),
})

async function findTimesOf(ctx: Context, { slugs, quantities }: z.infer<typeof listPickupTimesInput>) {
  const rules = await ctx.catalogue.current()
  const dishes = slugs.flatMap((slug, index) => {
    const product = rules.findProduct(slug)
    return product
      ? [{ slug: product.slug, categorySlug: product.category.slug, quantity: quantities?.[index] ?? 1 }]
      : []
  })
  return findTimes(ctx.db, dishes, { rules, now: ctx.clock.now() })
}
