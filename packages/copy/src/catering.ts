import type { SiteSettings } from '@tiffin/contract'

/** The text of the catering form. */
export const cateringCopy = {
  form: {
    contact: {
      before: 'Rather talk? Call',
      between: 'or',
      link: 'write to us',
    },
    eventLegend: 'The event',
    occasion: 'Occasion',
    occasionChoice: 'Please choose',
    occasionNames: {
      wedding: 'Wedding',
      corporate: 'Corporate event',
      'private-party': 'Private party',
      festival: 'Festival or community event',
      other: 'Something else',
    },
    eventDay: 'Date',
    dayIsOver: 'That day has passed. Choose a later one.',
    guestCount: 'Guests',
    budget: 'Budget (optional)',
    budgetHint: 'In total or per guest, whichever is easier.',
    foodLegend: 'The food',
    dietary: 'Dietary needs (optional)',
    dietaryHint: 'Such as: 12 vegans, 3 celiacs, one peanut allergy.',
    comments: 'Comments and preferences (optional)',
    commentsHint: 'Where it is, when people eat, must-have dishes.',
    guestLegend: 'You',
    name: 'Name',
    email: 'Email',
    phone: 'Phone (optional)',
    send: 'Request Your Quote',
    sending: 'Sending...',
    sent: {
      heading: 'Thank you. We are on it.',
      /** Shown before the reference. */
      reference: 'Your reference number is',
      steps: [
        'Our catering team will reply within 24 hours with a menu and a price.',
        'We’ve emailed you a confirmation. Not there in ten minutes? Check your spam folder, or call us.',
        'Nothing is booked and nothing is owed until you say yes.',
      ],
      call: ({ contact }: SiteSettings) =>
        `Something to add? Call ${contact.phone.display} and give the number above.`,
      again: 'Request another quote',
    },
    arrived: {
      text: 'Your earlier request has arrived after all. Would you like to send this one as well?',
      sendAgain: 'Send this one too',
    },
    failure: {
      title: 'Your request was not sent.',
      /** Shown after the reason, if there is one. */
      advice: ({ contact }: SiteSettings) =>
        `Everything you typed is still here. Or call us at ${contact.phone.display}.`,
    },
    noReason: 'We got no response. Please check your connection.',
  },
}
