import {
  blockContactInput,
  blockedContact,
  customerInput,
  customerList,
  customerRecord,
  done,
  guestList,
  guestProfile,
  guestRef,
  listBlockedInput,
  listCustomersInput,
  listGuestsInput,
  mergeGuestsInput,
  mergeWishlistInput,
  noteGuestInput,
  separateGuestInput,
  setWishedInput,
  toggledWishlist,
  toggleWishlistInput,
  unblockContactInput,
  wishlist,
} from '@tiffin/contract'
import { permitted, router, signedIn } from '../platform/procedures.ts'
import {
  blockContact,
  disableCustomer,
  enableCustomer,
  listBlocked,
  unblockContact,
} from './block-contact.ts'
import {
  listWishlistProducts,
  mergeWishlists,
  setWishlistItem,
  toggleWishlistItem,
} from './change-wishlist.ts'
import { getCustomer, listCustomers } from './customer-queries.ts'
import { getGuest, listGuests } from './get-guest.ts'
import { mergeGuests, noteGuest, separateGuest } from './note-guest.ts'

export const wishlistRouter = router({
  list: signedIn
    .output(wishlist)
    .query(async ({ ctx }) => ({ products: await listWishlistProducts(ctx, ctx.caller._id) })),
  toggle: signedIn
    .input(toggleWishlistInput)
    .output(toggledWishlist)
    .mutation(async ({ ctx, input: { productId } }) => {
      const wishlisted = await toggleWishlistItem(ctx, { userId: ctx.caller._id, name: productId })
      return { wishlisted, products: await listWishlistProducts(ctx, ctx.caller._id) }
    }),
  set: signedIn
    .input(setWishedInput)
    .output(toggledWishlist)
    .mutation(async ({ ctx, input: { productId, wishlisted } }) => {
      await setWishlistItem(ctx, { userId: ctx.caller._id, name: productId }, wishlisted)
      return { wishlisted, products: await listWishlistProducts(ctx, ctx.caller._id) }
    }),
  unite: signedIn
    .input(mergeWishlistInput)
    .output(wishlist)
    .mutation(async ({ ctx, input }) => {
      await mergeWishlists(ctx, ctx.caller._id, input.productIds)
      return { products: await listWishlistProducts(ctx, ctx.caller._id) }
    }),
})

export const customersRouter = router({
  list: permitted('customers')
    .input(listCustomersInput)
    .output(customerList)
    .query(({ ctx, input }) => listCustomers(ctx.db, input)),
  get: permitted('customers')
    .input(customerInput)
    .output(customerRecord)
    .query(({ ctx, input }) => getCustomer(ctx.db, input.id)),
  disable: permitted('customers')
    .input(customerInput)
    .output(customerRecord)
    .mutation(async ({ ctx, input }) => {
      await disableCustomer(ctx, input.id)
      return getCustomer(ctx.db, input.id)
    }),
  enable: permitted('customers')
    .input(customerInput)
    .output(customerRecord)
    .mutation(async ({ ctx, input }) => {
      await enableCustomer(ctx, input.id)
      return getCustomer(ctx.db, input.id)
    }),
  listBlocked: permitted('customers')
    .input(listBlockedInput)
    .output(blockedContact.array())
    .query(({ ctx, input }) => listBlocked(ctx.db, input)),
  block: permitted('customers')
    .input(blockContactInput)
    .output(blockedContact)
    .mutation(({ ctx, input }) => blockContact(ctx, input.contact)),
  unblock: permitted('customers')
    .input(unblockContactInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await unblockContact(ctx, input.id)
      return { done: true }
    }),
})

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
