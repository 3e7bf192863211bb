import {
  arrivedReservation,
  bookedReservation,
  bookTableInput,
  changeReservationStatusInput,
  done,
  fileDownload,
  reply,
  listReservationsInput,
  listReservationTimesInput,
  reservation,
  reservationInput,
  reservationList,
  reservationTimes,
  staffReservation,
  writeReplyInput,
} from '@tiffin/contract'
import { withdrawForm } from '../../platform/form-guard.ts'
import { open, permitted, router } from '../../platform/procedures.ts'
import type { Context } from '../../platform/context.ts'
import { regionOf } from '../../platform/read-settings.ts'
import { bookTable } from './book-table.ts'
import { cancelReservation, changeReservationStatus, deleteReservation } from './change-reservation-status.ts'
import { listTimes } from './seatings.ts'
import { getStaffReservation, listBook, writeToGuest } from './staff-book.ts'
import {
  makeCalendar,
  presentBooked,
  presentReservation,
  presentStaffReservation,
} from './present-reservation.ts'
import { findByFormKey, getBooked, getReservation } from './reservation-queries.ts'

export const reservationsRouter = router({
  times: open
    .input(listReservationTimesInput)
    .output(reservationTimes)
    .query(({ ctx, input }) => listTimes(ctx, input)),
  book: open
    .input(bookTableInput)
    .output(reservation)
    .mutation(async ({ ctx, input }) => presentReservation(await bookTable(ctx, input), await shownBy(ctx))),
  withdraw: open
    .input(bookTableInput)
    .output(arrivedReservation)
    .mutation(async ({ ctx, input: { form: _signals, ...wanted } }) => {
      const found = await withdrawForm(ctx, wanted, findByFormKey)
      return { arrived: found && presentReservation(found, await shownBy(ctx)) }
    }),
  // The id is the key to the page: anyone with the link may read the reservation, and cancel it.
  get: open
    .input(reservationInput)
    .output(reservation)
    .query(async ({ ctx, input }) =>
      presentReservation(await getReservation(ctx.db, input.id), await shownBy(ctx)),
    ),
  calendar: open
    .input(reservationInput)
    .output(fileDownload)
    .query(async ({ ctx, input }) =>
      makeCalendar(await getReservation(ctx.db, input.id), {
        now: new Date(ctx.clock.nowMs()),
        publicUrl: ctx.publicUrl,
        settings: (await ctx.catalogue.rules()).settings,
      }),
    ),
  cancel: open
    .input(reservationInput)
    .output(reservation)
    .mutation(async ({ ctx, input }) =>
      presentReservation(await cancelReservation(ctx, input.id), await shownBy(ctx)),
    ),
  list: permitted('reservations')
    .input(listReservationsInput)
    .output(reservationList)
    .query(async ({ ctx, input }) => {
      const { found, ...length } = await listBook(ctx, input)
      const status = await bookStatusOf(ctx)
      return { reservations: found.map((booked) => presentBooked(booked, status)), ...length }
    }),
  getForStaff: permitted('reservations')
    .input(reservationInput)
    .output(staffReservation)
    .query(async ({ ctx, input }) =>
      presentStaffReservation(await getStaffReservation(ctx.db, input.id), await bookStatusOf(ctx)),
    ),
  changeStatus: permitted('reservations')
    .input(changeReservationStatusInput)
    .output(bookedReservation)
    .mutation(async ({ ctx, input }) => {
      const { id } = await changeReservationStatus(ctx, input)
      return presentBooked(await getBooked(ctx.db, id), await bookStatusOf(ctx))
    }),
  write: permitted('reservations')
    .input(writeReplyInput)
    .output(reply)
    .mutation(({ ctx, input }) => writeToGuest(ctx, input)),
  delete: permitted('reservations')
    .input(reservationInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deleteReservation(ctx, input.id)
      return { done: true }
    }),
})

const shownBy = async (ctx: Context) => ({ nowMs: ctx.clock.nowMs(), zone: await regionOf(ctx) })

async function bookStatusOf({ catalogue, clock }: Context) {
  const { region, tables } = (await catalogue.rules()).settings
  return { nowMs: clock.nowMs(), zone: region, seats: tables.seatsPerSlot }
}
