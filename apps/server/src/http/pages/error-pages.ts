import { type PlainHouse, plainPage } from '../plain-page.ts'

/** Shown when a page cannot be rendered at all: needs no script, no style sheet and no database. */
export const errorPage = (house: PlainHouse | null) =>
  messagePage(house, {
    title: 'Something went wrong',
    heading: 'A pot boiled over',
    text: 'This page did not come out of the kitchen as it should.',
  })

/** The same while the database is down. */
export const unavailablePage = (house: PlainHouse | null) =>
  messagePage(house, {
    title: 'Back in a moment',
    heading: 'We’ll be right back',
    text: 'This page can’t be shown at the moment.',
  })

interface Message {
  title: string
  heading: string
  text: string
}

function messagePage(house: PlainHouse | null, { title, heading, text }: Message) {
  const call =
    house &&
    `, or call us at
<a href="tel:${house.contact.phone.tel}">${house.contact.phone.display}</a>: we take orders by phone too`
  const content = `<p>${text} Please try again in a moment${call ?? ''}. Your cart is saved.</p>
<p><a href="/order-online">Back to the menu</a></p>`
  return plainPage(house, { title, heading, home: '/', content })
}
