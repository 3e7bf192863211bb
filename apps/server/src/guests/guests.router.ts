import {
  guestList,
  guestProfile,
  guestRef,
  listGuestsInput,
  mergeGuestsInput,
  noteGuestInput,
  separateGuestInput,
} from '@tiffin/contract'
import { permitted, router } from '../platform/procedures.ts'
import { getGuest, listGuests } from './get-guest.ts'
import { mergeGuests, noteGuest, separateGuest } from './note-guest.ts'

export const guestsRouter = router({
  // No query: a telephone number must be in no address or log.
  find: permitted('orders')
    .input(guestRef)
    .output(guestProfile)
    .mutation(({ ctx, input }) => getGuest(ctx, input)),
  list: permitted('customers')
    .input(listGuestsInput)
    .output(guestList)
    .query(({ ctx, input }) => listGuests(ctx.db, input)),
  note: permitted('orders')
    .input(noteGuestInput)
    .output(guestProfile)
    .mutation(({ ctx, input }) => noteGuest(ctx, input)),
  merge: permitted('customers')
    .input(mergeGuestsInput)
    .output(guestProfile)
    .mutation(({ ctx, input }) => mergeGuests(ctx, input)),
  separate: permitted('customers')
    .input(separateGuestInput)
    .output(guestProfile)
    .mutation(({ ctx, input }) => separateGuest(ctx, input)),
})
