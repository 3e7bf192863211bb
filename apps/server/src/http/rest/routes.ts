/** The table of every REST route, assembled from the areas of the restaurant. Contains no rules. */
import { accounts, acting, push } from './routes/accounts.rest.ts'
import {
  apiKeys,
  backups,
  dashboard,
  openingHours,
  pages,
  settings,
  setup,
  staff,
} from './routes/office.rest.ts'
import { closings, paymentProviders } from './routes/payments.rest.ts'
import { coupons, promotions } from './routes/coupons.rest.ts'
import { customers, newsletter, reviews, wishlist } from './routes/guests.rest.ts'
import { enquiries } from './routes/enquiries.rest.ts'
import { kitchen, printing } from './routes/kitchen.rest.ts'
import { menu, menuEditing } from './routes/menu.rest.ts'
import { orders } from './routes/orders.rest.ts'
import { reservations } from './routes/reservations.rest.ts'
import { webhooks } from './routes/webhooks.rest.ts'

export const restAreas = [
  menu,
  orders,
  coupons,
  openingHours,
  reservations,
  reviews,
  promotions,
  wishlist,
  accounts,
  enquiries,
  newsletter,
  menuEditing,
  customers,
  kitchen,
  printing,
  acting,
  push,
  dashboard,
  closings,
  pages,
  settings,
  paymentProviders,
  webhooks,
  setup,
  staff,
  apiKeys,
  backups,
] as const

export const restRoutes = restAreas.flatMap(({ routes }) => routes)
