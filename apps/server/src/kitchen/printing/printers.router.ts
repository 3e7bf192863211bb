import {
  changePrinterInput,
  closingIdInput,
  done,
  printer,
  printerIdInput,
  printerWithAddress,
  savePrinterInput,
  takenTicket,
  ticket,
  ticketFilter,
  ticketIdInput,
  ticketList,
  ticketPicture,
  ticketPictureInput,
} from '@tiffin/contract'
import { permitted, router } from '../../platform/procedures.ts'
import { changePrinter, createPrinter, deletePrinter, renewAddress } from './edit-printer.ts'
import {
  drawClosing,
  drawPicture,
  presentTicket,
  printAgain,
  printClosing,
  printTest,
} from './print-ticket.ts'
import { confirmTicket, takeTicket } from './serve-printer.ts'
import { listPrinters } from './printer-queries.ts'
import { listTickets } from './ticket-queries.ts'

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
