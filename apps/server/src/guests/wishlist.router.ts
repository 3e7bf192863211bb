import {
  mergeWishlistInput,
  setWishedInput,
  toggledWishlist,
  toggleWishlistInput,
  wishlist,
} from '@tiffin/contract'
import { router, signedIn } from '../platform/procedures.ts'
import {
  listWishlistProducts,
  mergeWishlists,
  setWishlistItem,
  toggleWishlistItem,
} from './change-wishlist.ts'

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
