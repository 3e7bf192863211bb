/** The table of contents of everything that can be called. */
import { accountRouter } from '../features/accounts/account.router.ts'
import { authRouter } from '../features/accounts/auth.router.ts'
import { categoriesRouter, productsRouter } from '../features/catalogue/catalogue.router.ts'
import { couponsRouter } from '../features/coupons/coupons.router.ts'
import { adminRouter } from '../features/dashboard/admin.router.ts'
import { ordersRouter } from '../features/orders/orders.router.ts'
import { pickupRouter } from '../features/pickup-slots/pickup-slots.router.ts'
import { promotionsRouter } from '../features/promotions/promotions.router.ts'
import { wishlistRouter } from '../features/wishlist/wishlist.router.ts'
import { router } from '../platform/procedures.ts'

export const appRouter = router({
  categories: categoriesRouter,
  products: productsRouter,
  pickup: pickupRouter,
  coupons: couponsRouter,
  orders: ordersRouter,
  wishlist: wishlistRouter,
  auth: authRouter,
  account: accountRouter,
  promotions: promotionsRouter,
  admin: adminRouter,
})

export type AppRouter = typeof appRouter
