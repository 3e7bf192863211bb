import { weeklyHoursLines } from '@tiffin/contract'
import type { SiteSettings } from '@tiffin/contract'

export interface FrequentQuestion {
  question: string
  answer: string
}

/** The five questions at the foot of the home page. */
export const homeFaq = ({ address, contact: { phone } }: SiteSettings): FrequentQuestion[] => [
  {
    question: 'Do you deliver online orders?',
    answer: `No, online orders are pickup only: you order here and collect at ${address.street}. It is how the naan reaches you hot and how we keep our prices free of delivery commissions.`,
  },
  {
    question: 'Is catering delivered?',
    answer:
      'Yes. Catering orders over $50 within 5 km of the restaurant are delivered free, with serving spoons and labels for every tray. Farther than that, ask us and we will find a way.',
  },
  {
    question: 'Can I change my order?',
    answer: `Catering and scheduled orders can be changed up to 24 hours before pickup. An order for today goes straight to the stove, so call ${phone.display} at once and we will do what we can.`,
  },
  {
    question: 'How spicy is the food?',
    answer:
      'Every spiced dish says where it stands: mild, medium, hot or extra hot. Mild is safe for small children, hot is how we eat at home, and extra hot is not a dare but means what it says.',
  },
  {
    question: 'Do you cook for special diets?',
    answer:
      'We do, and the labels on each dish tell you: gluten-free, vegan, dairy-free and vegetarian. They describe the recipe; all of it comes from one kitchen, so tell us about an allergy before you order.',
  },
]

/** The four questions beside the contact form. */
export const contactFaq = ({
  address,
  contact: { phone },
  hours,
  identity,
  ordering,
  region,
}: SiteSettings): FrequentQuestion[] => [
  {
    question: 'How soon will I hear from you?',
    answer: `Within 24 hours, from a person. We read messages ${weeklyHoursLines(hours.office, region).join(' and ')}. For anything that cannot wait, call ${phone.display}.`,
  },
  {
    question: 'Something is wrong with my order. Who do I tell?',
    answer: `Call ${phone.display} while the kitchen is open and have your order number ready: what we got wrong, we cook again or take off the bill. If you notice only the next day, write to us here.`,
  },
  {
    question: 'Where do I park when I pick up?',
    answer: `In the bay by the door at ${address.street}, for ten minutes. Give your name at the counter. While we’re open, an order is ready about ${ordering.leadMinutes} minutes after you place it, or at the time you chose.`,
  },
  {
    question: 'Is there a table for a large group?',
    answer: `Usually, with a few days’ notice: book a table on this site, or call if your party is larger.${identity.largeGroup === null ? '' : ` For groups of ${identity.largeGroup.fromGuests} or more that dine in, a gratuity of ${identity.largeGroup.gratuityPercent}% is added to the bill. Pickup orders never carry one.`}`,
  },
]
