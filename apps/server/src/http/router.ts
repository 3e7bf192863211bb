/** The table of contents of everything that can be called. */
import { actingRouter } from '../guests/accounts/acting.router.ts'
import { accountRouter } from '../guests/accounts/account.router.ts'
import { authRouter } from '../guests/accounts/auth.router.ts'
import { loginMethodsRouter } from '../guests/accounts/login-methods.router.ts'
import { backupsRouter } from '../data/backups/backups.router.ts'
import { categoriesRouter, optionGroupsRouter, productsRouter } from '../menu/catalogue/catalogue.router.ts'
import { logRouter, securityEventsRouter } from '../ledger/log/log.router.ts'
import { closingsRouter } from '../ledger/closings/closings.router.ts'
import { paymentsRouter } from '../ledger/payments/payments.router.ts'
import { couponsRouter } from '../ordering/coupons/coupons.router.ts'
import { customersRouter } from '../guests/customers.router.ts'
import { guestsRouter } from '../guests/guests.router.ts'
import { apiKeysRouter } from '../office/api-keys/api-keys.router.ts'
import { adminRouter } from '../office/dashboard/admin.router.ts'
import { cateringRouter, messagesRouter } from '../guests/enquiries/enquiries.router.ts'
import { exportsRouter } from '../data/exports/exports.router.ts'
import { menuImportRouter } from '../menu/import/menu-import.router.ts'
import { newsletterRouter, subscribersRouter } from '../guests/newsletter/newsletter.router.ts'
import { printersRouter, ticketsRouter } from '../kitchen/printing/printers.router.ts'
import { kitchenRouter, pickupRouter } from '../kitchen/kitchen.router.ts'
import { openingHoursRouter } from '../office/opening-hours/opening-hours.router.ts'
import { ordersRouter } from '../ordering/orders/orders.router.ts'
import { picturesRouter, promotionsRouter } from '../menu/menu.router.ts'
import { liveRouter } from '../notify/live/live.router.ts'
import { pushRouter } from '../notify/push/push.router.ts'
import { reservationsRouter } from '../guests/reservations/reservations.router.ts'
import { reviewsRouter } from '../guests/reviews/reviews.router.ts'
import { pagesRouter } from '../office/pages/pages.router.ts'
import { settingsRouter } from '../office/settings.router.ts'
import { setupRouter } from '../office/setup/setup.router.ts'
import { staffRouter } from '../office/staff/staff.router.ts'
import { wishlistRouter } from '../guests/wishlist.router.ts'
import { paymentProvidersRouter } from '../payments/payment-providers.router.ts'
import { webhooksRouter } from '../office/webhooks/webhooks.router.ts'
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
  acting: actingRouter,
  promotions: promotionsRouter,
  reviews: reviewsRouter,
  pictures: picturesRouter,
  customers: customersRouter,
  guests: guestsRouter,
  messages: messagesRouter,
  catering: cateringRouter,
  newsletter: newsletterRouter,
  subscribers: subscribersRouter,
  pages: pagesRouter,
  settings: settingsRouter,
  paymentProviders: paymentProvidersRouter,
  webhooks: webhooksRouter,
  setup: setupRouter,
  apiKeys: apiKeysRouter,
  staff: staffRouter,
  log: logRouter,
  securityEvents: securityEventsRouter,
  backups: backupsRouter,
  closings: closingsRouter,
  payments: paymentsRouter,
  admin: adminRouter,
})

export type AppRouter = typeof appRouter
