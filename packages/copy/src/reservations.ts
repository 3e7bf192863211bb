import type { SiteSettings } from '@tiffin/contract'

/** The text of the reservation form, the page of a reservation, and both of their forms. */
export const reservationsCopy = {
  form: {
    partySize: 'Guests',
    guests: (count: number) => (count === 1 ? '1 guest' : `${count} guests`),
    moreGuests: ({ tables }: SiteSettings) => `More than ${tables.seatsPerSlot}`,
    day: 'Date',
    time: 'Time',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    phoneHint: 'In case the kitchen has a question on the day',
    notes: 'Notes (optional)',
    notesHint: 'Allergies, a high chair, a birthday: whatever helps us to set the table.',
    submit: 'Request this table',
    submitting: 'Requesting...',
    arrived: (number: number, when: string, guests: string) =>
      `Your earlier request has arrived: number ${number}, ${when}, ${guests}. Nothing else was requested.`,
    seeArrived: 'See your request',
    submitAnother: 'Request another table',
    promise: 'Nothing to pay, nothing to sign up for. You can cancel with the link in our email.',
    fallback: 'Your request was not sent',
    chooseDay: 'Choose a date',
    chooseTime: 'Choose a time',
    times: {
      loading: 'Looking for tables',
      failed: 'The available times could not be loaded.',
      full: 'taken',
      kept: 'The time you chose is no longer available. Please choose another one.',
      closed: (day: string) => `We are closed on ${day}.`,
      closedFor: (day: string, name: string) => `We are closed on ${day}: ${name}.`,
      special: (day: string, name: string) => `${day} is ${name}, with special hours.`,
      allTaken: (day: string) => `Every table is taken on ${day}.`,
      over: (day: string) => `It’s too late to book a table for ${day}.`,
      outside: (lastDay: string) => `Tables can be booked from today until ${lastDay}.`,
      next: (day: string) => `See ${day}`,
    },
    largeParty: {
      text: ({ tables }: SiteSettings) =>
        `For more than ${tables.seatsPerSlot} guests we put the tables together with you on the phone.`,
      call: ({ contact }: SiteSettings) => `Call us: ${contact.phone.display}`,
    },
    largeGroup:
      'For groups of {groupGuests} or more dining in, a gratuity of {groupPercent}% is added to the bill.',
  },
  reservation: {
    eyebrow: 'Reservation',
    requested: 'We have your request!',
    table: (guests: number) => (guests === 1 ? 'Table for 1' : `Table for ${guests}`),
    facts: {
      when: 'When',
      status: 'Status',
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      notes: 'Notes',
    },
    details: 'Your reservation',
    place: 'Where to find us',
    directions: 'Directions',
    calendar: 'Add to my calendar',
    keep: 'Only people with the link can see this page. The link is in our email, too.',
    again: 'Book another table',
    cancel: {
      heading: 'Change of plans?',
      text: 'Cancel here so we can offer the table to someone else.',
      ask: 'Cancel reservation',
      question: 'Cancel this reservation? The table will be offered to someone else.',
      yes: 'Yes, cancel the reservation',
      busy: 'Cancelling...',
      no: 'Go back',
      done: 'Your reservation is cancelled.',
      failed: 'It could not be cancelled',
      failedHint: ({ contact }: SiteSettings) => `Please try again, or call ${contact.phone.display}.`,
    },
    call: ({ contact }: SiteSettings) =>
      `To change the time or the number of guests, call ${contact.phone.display}.`,
  },
  statuses: {
    requested: {
      label: 'Requested',
      text: () => 'The seats are held. We’ll email you as soon as the table is confirmed.',
    },
    confirmed: { label: 'Confirmed', text: () => 'The table is yours. We look forward to seeing you.' },
    declined: {
      label: 'Declined',
      text: ({ contact }: SiteSettings) =>
        `We could not give you this table. Call ${contact.phone.display} and we’ll find another time.`,
    },
    cancelled: {
      label: 'Cancelled',
      text: () => 'It is no longer held for you. If you didn’t cancel it, please call us.',
    },
    seated: { label: 'Seated', text: () => 'Enjoy your meal.' },
    'no-show': {
      label: 'No-show',
      text: ({ contact }: SiteSettings) =>
        `We waited for you. Call ${contact.phone.display} if that’s not what happened.`,
    },
  },
}
