import type { SiteSettings } from '@tiffin/contract'

/** One heading of the policy: paragraphs, and terms with their meanings. */
export interface PolicySection {
  heading: string
  paragraphs: string[]
  /** Between the first paragraph and the rest. */
  points?: { term: string; text: string }[]
}

const sections = ({ address, contact: { email, phone }, identity }: SiteSettings): PolicySection[] => [
  {
    heading: 'Overview',
    paragraphs: [
      `${identity.name} keeps what it needs to cook your order, to hold your table and to answer you, and nothing besides. This site sets no cookies, holds no advertising and no analytics, and loads no script, font or tracker of anybody else. That is why no banner asks for your consent when you arrive: there is nothing to consent to.`,
    ],
  },
  {
    heading: 'Information We Collect',
    paragraphs: [
      'Only what you type in, and what a web server cannot help seeing:',
      'We never see a card number: you pay at the counter. Photographs are uploaded only by our staff, and are stripped of location and camera data.',
    ],
    points: [
      {
        term: 'Orders',
        text: 'Your name, email address and, if you give it, phone number; what you ordered, at which prices, with which coupon, for when, how you mean to pay, and what you write to the kitchen, such as an allergy.',
      },
      {
        term: 'Accounts',
        text: 'Your name and email address, whether you have confirmed it, your saved dishes, and your password as an Argon2id hash from which it cannot be read; for each login its browser and system and when you last used it, until it ends.',
      },
      {
        term: 'Messages, catering requests and reservations',
        text: 'Your name, email address and, where you give it, phone number; what you write, the day, the number of guests, and our replies.',
      },
      {
        term: 'The newsletter',
        text: 'Your email address, the words you agreed to, and when you asked, confirmed or left.',
      },
      {
        term: 'Reviews',
        text: 'The stars, the text and your first name. Everybody can read them once we have approved them.',
      },
      {
        term: 'The server’s log',
        text: 'For each request the time, your network address and the path of the page, without what you searched for.',
      },
      {
        term: 'Counters against abuse',
        text: 'How often a form or a login was tried. They are stored under a hash of the network address or the account, not under the address itself.',
      },
      {
        term: 'Blocked contacts',
        text: 'An email address or phone number that was misused to order, until our staff unblock it.',
      },
      {
        term: 'Failed logins',
        text: 'That a login failed, from which part of the network, and for which account: not the address that was typed, but a hash of it made with a key. For an account that tries to open staff pages, which account it was.',
      },
      {
        term: 'Notifications',
        text: 'If you ask to be told when an order is ready: the address that your browser’s push service gave to the device, and the keys with which we encrypt what we send, so that only the device can read it. They are deleted a day after the order is finished.',
      },
      {
        term: 'In your own browser',
        text: 'Your cart, saved dishes, login, what you have typed into forms, the orders you asked to be told of, your details and your last order if you want this device to remember them, and copies of our pages for when you have no connection. Emptying the site’s data there removes them all.',
      },
    ],
  },
  {
    heading: 'How We Use Information',
    paragraphs: [
      'To cook and hand over what you ordered, to hold your table, to quote and answer, to show you your orders again, and to keep our books. We write to you for a reason only: a link that confirms your address or lets you choose a new password, what happens to your order, word about something you asked for, a reply to your message, and the newsletter if you have asked for it and confirmed it. Each newsletter has an unsubscribe link.',
      'We make no automated decisions about you, except that a table request not confirmed within a day is released. No profile is made of you. Forms are guarded against robots by an empty field and a clock, not by a service that watches you.',
    ],
  },
  {
    heading: 'Sharing',
    paragraphs: [
      'We do not sell, rent or trade what we know about you. It passes through the hands of those who run our server and carry our mail, and a notification through your browser’s push service, which cannot read it, for that purpose alone, and it is shown to an authority only where the law demands it.',
      'Pages come from our own server. A picture of a dish may now and then lie at another address: your browser then asks that address for it, which sees your network address, as every server does, and the name of this site. Links to our social page, to directions or to our sister company take you to sites with policies of their own.',
    ],
  },
  {
    heading: 'Security',
    paragraphs: [
      'Passwords are kept as Argon2id hashes; logins, and the links we mail that open an account, as SHA-256 hashes only. Even with our database, nobody could log in as you. A new password may be compared with those known from data breaches elsewhere: the service that knows them is told five digits of its hash, which it shares with hundreds of others. Your login travels in a header that your browser adds for this site alone, pages run no script but our own, and each member of staff sees what their work needs. What staff change or export is written down.',
      'The address of the page of an order or a reservation is a key: whoever knows it can read that page. It is random, kept out of search engines and out of our log. Share it as you would share the receipt.',
    ],
  },
  {
    heading: 'Data Retention',
    paragraphs: [
      'A login ends 30 days after you last used it, and after 180 days in any case. A link to reset a password expires after an hour, one that confirms an address after seven days. The key that keeps an order from being placed twice is forgotten after a day, and counters against abuse after a day at the most. Failed logins are forgotten after 180 days.',
      'Orders stay in our books, as tax law requires. Messages, catering requests and reservations stay as long as they concern us, and the newsletter’s record shows that you agreed. Write to us, and we delete whatever no law requires us to keep.',
    ],
  },
  {
    heading: 'Your Choices',
    paragraphs: [
      'You can order without an account. With one, your account page hands you everything kept under it as a file, lets you change your name, and deletes the account at once: its logins and saved dishes go, and its orders and reviews stay without your name, email address and phone number.',
      'For whatever you have sent without an account, write to us: we show, correct or delete it. If we do not treat you fairly, the Information and Privacy Commissioner of Alberta will listen.',
    ],
  },
  {
    heading: 'Children',
    paragraphs: [
      'This site is not directed to those under legal drinking age, which is 18 in Alberta, and we do not knowingly collect anything from them. If a child has sent us something, tell us and we delete it.',
    ],
  },
  {
    heading: 'International Users',
    paragraphs: [
      `We cook in ${address.city}, Canada, for guests who come by. Whoever visits the site from elsewhere is treated the same way, under the laws of Alberta and Canada.`,
    ],
  },
  {
    heading: 'Changes',
    paragraphs: [
      'This policy describes the site as it works today, which is why it has today’s date. When the site begins to store something new, this page says so from that day on.',
    ],
  },
  {
    heading: 'Contact',
    paragraphs: [
      `Questions about any of this go to ${email}, ${phone.display}, or ${identity.name}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode}. A person replies, within 24 hours.`,
    ],
  },
]

/** What the site stores and why. Every sentence is true of the software: change both together. */
export const privacyCopy = {
  heading: 'Privacy policy',
  lead: 'No cookies, no trackers, no banner. The rest is a short read.',
  effectiveDate: 'Effective date',
  contentsLabel: 'On this page',
  sections,
}
