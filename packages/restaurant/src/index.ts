export { aboutCopy } from './copy/about.ts'
export { cateringCopy } from './copy/catering.ts'
export { contactFormCopy } from './copy/contact-form.ts'
export { contactCopy } from './copy/contact.ts'
export { contactFaq, homeFaq, type FrequentQuestion } from './copy/faq.ts'
export { homeCopy } from './copy/home.ts'
export { newsletterCopy } from './copy/newsletter.ts'
export { menuCopy, type MenuFacts, type MenuSectionCopy } from './copy/menu.ts'
export { pageDescriptions } from './copy/page-descriptions.ts'
export { offlineCopy } from './copy/offline.ts'
export { homePriceList } from './copy/price-list.ts'
export { reservationsCopy } from './copy/reservations.ts'
export { reviewsCopy } from './copy/reviews.ts'
export { privacyCopy, type PolicySection } from './copy/privacy.ts'
export { shopCopy } from './copy/shop.ts'
export { siteCopy } from './copy/site.ts'
export { termsCopy } from './copy/terms.ts'
export { testimonialsCopy } from './copy/testimonials.ts'
export { demoCoupons, type DemoCoupon } from './demo-coupons.ts'
export { defaultCategories, type MenuCategory } from './menu/categories.ts'
export { defaultMenu } from './menu/default-menu.ts'
export { menuSynonyms } from './menu/menu-synonyms.ts'
export { defaultOptionGroups, dishesWithOptions } from './menu/option-groups.ts'
export type { DietaryLabel, MenuItem, SpiceLevel } from './menu/menu-item.ts'
export { hoursOn, serviceHoursOf, specialDayOf, type Department } from './opening-hours.ts'
export { allDefaultSettings, defaultKitchen, stationsByCategory, usualPace } from './kitchen.ts'
export { homePicture, pagePictures, pagePictureUrl, type PagePicture } from './page-pictures.ts'
export { formatHour, servedLine, serviceHoursLine, weeklyHoursLines } from './print-hours.ts'
export { restaurant, type PostalAddress, type RestaurantProfile } from './profile.ts'
export {
  defaultSettings,
  type AlertSettings,
  type AllSettings,
  type HouseRules,
  type KitchenPace,
  type KitchenRules,
  type KitchenSettings,
  type KitchenStation,
  type OpeningInterval,
  type SiteSettings,
  type SpecialDays,
  type WeeklyHours,
} from './settings.ts'
