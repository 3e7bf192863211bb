import type { SiteSettings } from '@tiffin/contract'

/** The text of the reservation form, the page of a reservation, and both of their forms. */
export const reservationsCopy = {
  hero: {
    eyebrow: 'Reservations',
    heading: 'A table, a tandoor, no hurry.',
    text: 'Tell us when and how many. We hold the seats right away, look at every request ourselves, and email you when the table is yours.',
  },
  form: {
    heading: 'Book a Table',
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
  room: {
    heading: 'The room',
    paragraphs: [
      'There are two rows of tables under the copper lamps, a long bench along the brick wall, and four seats at the pass where you can watch the naan go in. It gets lively from six; for a quiet talk, come at half past two or after eight.',
      'The tandoor stands behind glass at the far end. If you would like to sit close to it, or as far from it as you can, say so in the notes. The entrance is step-free, every table but the two by the window takes a wheelchair, and there are three high chairs.',
    ],
  },
  expect: {
    heading: 'What to expect',
    items: ({ contact, tables }: SiteSettings) => [
      {
        title: 'A person, not a machine',
        text: 'Your seats are held from the moment you ask. One of us looks at your request, usually within the hour while the kitchen is open, and you get an email either way.',
      },
      {
        title: 'Yours for two hours',
        text: `Enough for chaat, a curry, dessert and a second chai. We keep a late table for fifteen minutes; call ${contact.phone.display} and we’ll hold it longer.`,
      },
      {
        title: 'Plans change',
        text: 'Cancel with one click, right up to your reservation. Someone waiting at the door will thank you.',
      },
      {
        title: `Up to ${tables.seatsPerSlot} online`,
        text: `Tables are available every ${formatMinutes(tables.slotMinutes)}, from ${formatLength(tables.leadMinutes)} to ${tables.lookAheadDays} days ahead. For larger parties, call us, and we plan the evening together.`,
      },
    ],
  },
  groups: {
    heading: 'Large groups',
    text: 'We seat families of twelve most weekends and like it loud. For groups of {groupGuests} or more a gratuity of {groupPercent}% is added to the bill; it goes to the floor and the kitchen alike. It is for dining in only: pickup orders never carry one.',
  },
  specials: {
    heading: 'Chef specials, all you can eat',
    text: 'At the table only, Veg or Meat: a welcome drink, 4 appetizers, 3 mains, rice, salad, the bread basket and a dessert, brought until you wave. The whole table joins in, and nothing is packed to go.',
    link: { label: 'See the menu', href: '/menu' },
  },
  hours: {
    heading: 'When we seat guests',
    text: ({ tables }: SiteSettings) =>
      `Seatings start every ${formatMinutes(tables.slotMinutes)}, the last one ${describeLastSeating(tables.lastSeatingMinutes)}.`,
    kitchen: 'Kitchen hours',
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
      text: () => 'We hope to see you another day.',
    },
    seated: { label: 'Seated', text: () => 'Enjoy your meal.' },
    'no-show': {
      label: 'No-show',
      text: ({ contact }: SiteSettings) =>
        `We waited for you. Call ${contact.phone.display} if that’s not what happened.`,
    },
  },
}

const formatMinutes = (minutes: number) =>
  minutes === 30 ? 'half hour' : minutes === 60 ? 'hour' : `${minutes} minutes`

function formatLength(minutes: number) {
  if (minutes === 60) return 'an hour'
  return minutes % 60 === 0 && minutes > 0 ? `${minutes / 60} hours` : `${minutes} minutes`
}

const describeLastSeating = (minutes: number) =>
  minutes === 0 ? 'when the kitchen closes' : `${formatLength(minutes)} before the kitchen closes`
