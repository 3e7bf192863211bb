import type { WrittenPage } from '@tiffin/contract'

/** What differs between places and restaurants; the rest describes the software. */
interface Place {
  /** Where else links lead. */
  links: string
  /** Who listens if guests are not treated fairly. */
  authority: string
  /** Whose drinking age it is. */
  land: string
  cooksIn: string
  laws: string
}

/** The privacy policy of this software, for a restaurant in such a place. */
export const privacyPageOf = ({ links, authority, land, cooksIn, laws }: Place): WrittenPage => ({
  title: 'Privacy',
  description:
    'What {name} keeps about its guests and for how long. No cookies, no trackers, nobody else’s scripts, and an account that you can take along or delete.',
  sections: [
    {
      kind: 'policy',
      heading: 'Privacy policy',
      lead: 'No cookies, no trackers, no banner. The rest is a short read.',
      isDated: true,
      text: `## Overview

{name} keeps what it needs to cook your order, to hold your table and to answer you, and nothing besides. This site sets no cookies, holds no advertising and no analytics, and loads no script, font or tracker of anybody else. That is why no banner asks for your consent when you arrive: there is nothing to consent to.

## Information We Collect

Only what you type in, and what a web server cannot help seeing:

- **Orders.** Your name, email address and, if you give it, phone number; what you ordered, at which prices, with which coupon, for when, how you mean to pay, and what you write to the kitchen, such as an allergy.
- **Accounts.** Your name and email address, whether you have confirmed it, your saved dishes, and your password as an Argon2id hash from which it cannot be read; for each login its browser and system and when you last used it, until it ends.
- **Messages, catering requests and reservations.** Your name, email address and, where you give it, phone number; what you write, the day, the number of guests, and our replies.
- **The newsletter.** Your email address, the words you agreed to, and when you asked, confirmed or left.
- **Reviews.** The stars, the text and your first name. Everybody can read them once we have approved them.
- **The server’s log.** For each request the time, your network address and the path of the page, without what you searched for.
- **Counters against abuse.** How often a form or a login was tried. They are stored under a hash of the network address or the account, not under the address itself.
- **Notes about guests.** What our staff note about a guest who orders, such as “always extra hot”, and which phone numbers, email addresses and account are the same guest’s, until our staff remove it. It is in the file of your account, and goes with the account.
- **Blocked contacts.** An email address or phone number that was misused to order, until our staff unblock it.
- **Failed logins.** That a login failed, from which part of the network, and for which account: not the address that was typed, but a hash of it made with a key. For an account that tries to open staff pages, which account it was.
- **Notifications.** If you ask to be told when an order is ready: the address that your browser’s push service gave to the device, and the keys with which we encrypt what we send, so that only the device can read it. They are deleted a day after the order is finished.
- **In your own browser.** Your cart, saved dishes, login, what you have typed into forms, the orders you asked to be told of, your details and your last order if you want this device to remember them, and copies of our pages for when you have no connection. Emptying the site’s data there removes them all.

We never see a card number: you pay at the counter. Photographs are uploaded only by our staff, and are stripped of location and camera data.

## How We Use Information

To cook and hand over what you ordered, to hold your table, to quote and answer, to show you your orders again, and to keep our books. We write to you for a reason only: a link that confirms your address or lets you choose a new password, what happens to your order, word about something you asked for, a reply to your message, and the newsletter if you have asked for it and confirmed it. Each newsletter has an unsubscribe link.

We make no automated decisions about you, except that a table request not confirmed within a day is released. No profile is made of you. Forms are guarded against robots by an empty field and a clock, not by a service that watches you.

## Sharing

We do not sell, rent or trade what we know about you. It passes through the hands of those who run our server and carry our mail, and a notification through your browser’s push service, which cannot read it, for that purpose alone, and it is shown to an authority only where the law demands it.

Pages come from our own server. A picture of a dish may now and then lie at another address: your browser then asks that address for it, which sees your network address, as every server does, and the name of this site. Links to ${links} take you to sites with policies of their own.

## Security

Passwords are kept as Argon2id hashes; logins, and the links we mail that open an account, as SHA-256 hashes only. Even with our database, nobody could log in as you. A new password may be compared with those known from data breaches elsewhere: the service that knows them is told five digits of its hash, which it shares with hundreds of others. Your login travels in a header that your browser adds for this site alone, pages run no script but our own, and each member of staff sees what their work needs. What staff change or export is written down.

The address of the page of an order or a reservation is a key: whoever knows it can read that page. It is random, kept out of search engines and out of our log. Share it as you would share the receipt.

## Data Retention

A login ends 30 days after you last used it, and after 180 days in any case. A link to reset a password expires after an hour, one that confirms an address after seven days. The key that keeps an order from being placed twice is forgotten after a day, and counters against abuse after a day at the most. Failed logins are forgotten after 180 days.

Orders stay in our books, as tax law requires. Messages, catering requests and reservations stay as long as they concern us, and the newsletter’s record shows that you agreed. Write to us, and we delete whatever no law requires us to keep.

## Your Choices

You can order without an account. With one, your account page hands you everything kept under it as a file, lets you change your name, and deletes the account at once: its logins and saved dishes go, and its orders and reviews stay without your name, email address and phone number. An order that is still open keeps them until you have picked it up.

For whatever you have sent without an account, write to us: we show, correct or delete it. If we do not treat you fairly, ${authority} will listen.

## Children

This site is not directed to those under legal drinking age, which is {drinkingAge} in ${land}, and we do not knowingly collect anything from them. If a child has sent us something, tell us and we delete it.

## International Users

We cook in ${cooksIn}, for guests who come by. Whoever visits the site from elsewhere is treated the same way, under the laws of ${laws}.

## Changes

This policy describes the site as it works today, which is why it has today’s date. When the site begins to store something new, this page says so from that day on.

## Contact

Questions about any of this go to {email}, {phone}, or {name}, {street}, {city}, {region} {postalCode}. A person replies, within 24 hours.`,
    },
  ],
})
