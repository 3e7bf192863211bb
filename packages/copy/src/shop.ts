import { serviceHoursOf } from '@tiffin/contract'
import { serviceHoursLine } from '@tiffin/contract'
import type { SiteSettings } from '@tiffin/contract'

/** Said wherever diets or allergens are shown. */
const SHARED_KITCHEN =
  'Our kitchen handles all priority allergens every day, so traces are possible in any dish.'

/** Staff choose one of these, or write their own; it is shown to the guest on the order's page. */
export const cancelReasons = [
  'We have run out of something you ordered.',
  'The kitchen cannot have it ready in time.',
  'We have to close early today.',
  'We could not reach you about your order.',
  'You asked us to cancel it.',
] as const

/** The shop's text about pickup, payment and the cart. */
export const shopCopy = {
  pickupNotice: {
    heading: 'Pickup only',
    text: ({ address, ordering }: SiteSettings) =>
      `Collect your order at ${address.street}, ${address.city}. “As soon as possible” usually means about ${ordering.leadMinutes} minutes after you order, or soon after we open. If you choose a later time, we cook your order to be ready then.`,
    arrival: ({ contact }: SiteSettings) =>
      `Park for ten minutes in the bay by the door and give your name at the counter. Running late? Call ${contact.phone.display} and we’ll keep it warm.`,
  },
  paymentNotice: 'Nothing is charged on this site. You pay at the counter when you pick up.',
  onlineNotice: 'You pay on the next page, and the kitchen gets your order once it is paid.',
  /** For the dishes of a category, by its slug; null if they are served at any time. */
  serviceNotice: (slug: string, { hours, region }: Pick<SiteSettings, 'hours' | 'region'>) => {
    const served = serviceHoursOf(slug, { hours })
    if (served === null) return null
    const dishes = slug === 'breakfast-lunch' ? 'Breakfast and lunch dishes' : 'These dishes'
    return `${dishes} are cooked ${served.days ? '' : 'from '}${serviceHoursLine(served, region)}, so your whole order will be ready then.`
  },
  alcoholNotice: ({ region }: Pick<SiteSettings, 'region'>) =>
    `Drinks with alcohol are sold sealed and with food, to guests of ${region.drinkingAge} and over. Please bring photo ID.`,
  allergyNotice: ({ contact }: Pick<SiteSettings, 'contact'>) =>
    `Dietary labels describe the recipe. ${SHARED_KITCHEN} If you have an allergy, call ${contact.phone.display} before you order.`,
  /** For who has just said that a note is about an allergy. */
  allergyNoted: ({ contact }: Pick<SiteSettings, 'contact'>) =>
    `The kitchen reads your note before it accepts the order. ${SHARED_KITCHEN} If your allergy is severe, please call ${contact.phone.display} as well.`,
  diets: {
    filter: 'Diets and allergens',
    only: 'Show only',
    without: 'Leave out dishes with',
    show: 'Show these dishes',
    sharedKitchen: SHARED_KITCHEN,
    /** For dishes that a filter leaves out because nobody has said what is in them. */
    unknown: (count: number, { contact }: Pick<SiteSettings, 'contact'>) =>
      `${count === 1 ? '1 other dish is' : `${count} other dishes are`} hidden because ${count === 1 ? 'its' : 'their'} allergen information is incomplete. Ask us: ${contact.phone.display}.`,
    contains: (names: string) => `Contains ${names}.`,
    dependsOnChoice: (names: string) => `Depending on what you choose, it contains ${names}.`,
    othersNotStated: 'Allergen information is incomplete. It may contain others.',
    containsNone: 'Contains none of the priority allergens.',
    notStated: 'We don’t have allergen information for this dish.',
    lost: (diets: string, choice: string) => `Not ${diets} with ${choice}.`,
  },
}
