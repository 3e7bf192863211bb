export { homeFaq } from './copy/faq.ts'
export { homeCopy } from './copy/home.ts'
export { homePriceList, type PriceListLine } from './copy/price-list.ts'
export { shopCopy } from './copy/shop.ts'
export { siteCopy } from './copy/site.ts'
export { demoCoupons, type DemoCoupon } from './demo-coupons.ts'
export { defaultCategories, type MenuCategory } from './menu/categories.ts'
export { defaultMenu } from './menu/default-menu.ts'
export type { DietaryLabel, MenuItem, SpiceLevel } from './menu/menu-item.ts'
export {
  restaurant,
  type OpeningInterval,
  type PostalAddress,
  type RestaurantProfile,
  type WeeklyHours,
} from './profile.ts'
