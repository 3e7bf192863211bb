import { restaurant } from '../profile.ts'

const { address, phone } = restaurant

/** The five questions at the foot of the home page. */
export const homeFaq = [
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
