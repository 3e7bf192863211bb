/** The table of contents of everything that can be called. */
import { backupsRouter, exportsRouter } from '../data/data.router.ts'
import { accountRouter, authRouter } from '../guests/accounts/account.router.ts'
import { actingRouter, loginMethodsRouter } from '../guests/accounts/login-methods.router.ts'
import { closingsRouter, logRouter, paymentsRouter, securityEventsRouter } from '../ledger/ledger.router.ts'
import { categoriesRouter, optionGroupsRouter, productsRouter } from '../menu/catalogue/catalogue.router.ts'
import { liveRouter, pushRouter } from '../notify/notify.router.ts'
import { couponsRouter } from '../ordering/coupons/coupons.router.ts'
import { customersRouter, guestsRouter, wishlistRouter } from '../guests/guests.router.ts'
import { adminRouter } from '../office/dashboard/admin.router.ts'
import { cateringRouter, messagesRouter } from '../guests/enquiries/enquiries.router.ts'
import { newsletterRouter, subscribersRouter } from '../guests/newsletter/newsletter.router.ts'
import { kitchenRouter, pickupRouter, printersRouter, ticketsRouter } from '../kitchen/kitchen.router.ts'
import { ordersRouter } from '../ordering/orders/orders.router.ts'
import { menuImportRouter, picturesRouter, promotionsRouter } from '../menu/menu.router.ts'
import { reservationsRouter } from '../guests/reservations/reservations.router.ts'
import { reviewsRouter } from '../guests/reviews/reviews.router.ts'
import { pagesRouter } from '../office/pages/pages.router.ts'
import { openingHoursRouter, settingsRouter, setupRouter } from '../office/settings.router.ts'
import { apiKeysRouter, staffRouter } from '../office/staff/staff.router.ts'
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
