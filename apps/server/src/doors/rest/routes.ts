/** The table of every REST route, assembled from the areas of the restaurant. Contains no rules. */
import { accounts } from './routes/accounts.ts'
import { backups } from './routes/backups.ts'
import { coupons } from './routes/coupons.ts'
import { customers } from './routes/customers.ts'
import { dashboard } from './routes/dashboard.ts'
import { enquiries } from './routes/enquiries.ts'
import { kitchen } from './routes/kitchen.ts'
import { menuEditing } from './routes/menu-editing.ts'
import { menu } from './routes/menu.ts'
import { newsletter } from './routes/newsletter.ts'
import { openingHours } from './routes/opening-hours.ts'
import { orders } from './routes/orders.ts'
import { printing } from './routes/printing.ts'
import { promotions } from './routes/promotions.ts'
import { push } from './routes/push.ts'
import { reservations } from './routes/reservations.ts'
import { reviews } from './routes/reviews.ts'
import { settings } from './routes/settings.ts'
import { staff } from './routes/staff.ts'
import { wishlist } from './routes/wishlist.ts'

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
