/** The table of every REST route, assembled from the areas of the restaurant. Contains no rules. */
import { accounts } from './routes/accounts.rest.ts'
import { backups } from './routes/backups.rest.ts'
import { coupons } from './routes/coupons.rest.ts'
import { customers } from './routes/customers.rest.ts'
import { dashboard } from './routes/dashboard.rest.ts'
import { enquiries } from './routes/enquiries.rest.ts'
import { kitchen } from './routes/kitchen.rest.ts'
import { menuEditing } from './routes/menu-editing.rest.ts'
import { menu } from './routes/menu.rest.ts'
import { newsletter } from './routes/newsletter.rest.ts'
import { openingHours } from './routes/opening-hours.rest.ts'
import { orders } from './routes/orders.rest.ts'
import { printing } from './routes/printing.rest.ts'
import { promotions } from './routes/promotions.rest.ts'
import { push } from './routes/push.rest.ts'
import { reservations } from './routes/reservations.rest.ts'
import { reviews } from './routes/reviews.rest.ts'
import { settings } from './routes/settings.rest.ts'
import { staff } from './routes/staff.rest.ts'
import { wishlist } from './routes/wishlist.rest.ts'

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
  push,
  dashboard,
  settings,
  staff,
  backups,
] as const

export const restRoutes = restAreas.flatMap(({ routes }) => routes)
