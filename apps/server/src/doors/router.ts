/** The table of contents of everything that can be called. */
import { accountRouter } from '../features/accounts/account.router.ts'
import { authRouter } from '../features/accounts/auth.router.ts'
import { loginMethodsRouter } from '../features/accounts/login-methods.router.ts'
import { backupsRouter } from '../features/backups/backups.router.ts'
import {
  categoriesRouter,
  optionGroupsRouter,
  productsRouter,
} from '../features/catalogue/catalogue.router.ts'
import { logRouter } from '../features/audit-log/log.router.ts'
import { couponsRouter } from '../features/coupons/coupons.router.ts'
import { customersRouter } from '../features/customers/customers.router.ts'
import { adminRouter } from '../features/dashboard/admin.router.ts'
import { cateringRouter, messagesRouter } from '../features/enquiries/enquiries.router.ts'
import { exportsRouter } from '../features/exports/exports.router.ts'
import { menuImportRouter } from '../features/menu-import/menu-import.router.ts'
import { newsletterRouter, subscribersRouter } from '../features/newsletter/newsletter.router.ts'
import { printersRouter, ticketsRouter } from '../features/printing/printers.router.ts'
import { kitchenRouter } from '../features/kitchen-pace/kitchen.router.ts'
import { openingHoursRouter } from '../features/opening-hours/opening-hours.router.ts'
import { ordersRouter } from '../features/orders/orders.router.ts'
import { pickupRouter } from '../features/pickup-slots/pickup-slots.router.ts'
import { picturesRouter } from '../features/pictures/pictures.router.ts'
import { liveRouter } from '../features/live/live.router.ts'
import { pushRouter } from '../features/push/push.router.ts'
import { promotionsRouter } from '../features/promotions/promotions.router.ts'
import { reservationsRouter } from '../features/reservations/reservations.router.ts'
import { reviewsRouter } from '../features/reviews/reviews.router.ts'
import { securityEventsRouter } from '../features/security-events/security-events.router.ts'
import { settingsRouter } from '../features/settings/settings.router.ts'
import { staffRouter } from '../features/staff/staff.router.ts'
import { wishlistRouter } from '../features/wishlist/wishlist.router.ts'
import { mergeRouters, router } from '../platform/procedures.ts'

export const appRouter = router({
  categories: categoriesRouter,
  optionGroups: optionGroupsRouter,
  products: mergeRouters(productsRouter, menuImportRouter),
  openingHours: openingHoursRouter,
  pickup: pickupRouter,
  coupons: couponsRouter,
  orders: ordersRouter,
  kitchen: kitchenRouter,
  printers: printersRouter,
  tickets: ticketsRouter,
  live: liveRouter,
  push: pushRouter,
  reservations: reservationsRouter,
  exports: exportsRouter,
  wishlist: wishlistRouter,
  auth: authRouter,
  account: accountRouter,
  loginMethods: loginMethodsRouter,
  promotions: promotionsRouter,
  reviews: reviewsRouter,
  pictures: picturesRouter,
  customers: customersRouter,
  messages: messagesRouter,
  catering: cateringRouter,
  newsletter: newsletterRouter,
  subscribers: subscribersRouter,
  settings: settingsRouter,
  staff: staffRouter,
  log: logRouter,
  securityEvents: securityEventsRouter,
  backups: backupsRouter,
  admin: adminRouter,
})

export type AppRouter = typeof appRouter
