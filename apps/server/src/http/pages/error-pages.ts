import { addressLines, type AllSettings } from '@tiffin/contract'
import { escapeHtml } from '../../platform/escape-text.ts'
import { opensWhen } from '../../platform/launch.ts'
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

/** All that guests see before the restaurant opens. It says only what is known by then. */
export function openingPage(settings: AllSettings): string {
  const { contact, identity, address } = settings
  const when = opensWhen(settings)
  const { display, tel } = contact.phone
  const lines = [
    identity.tagline && `<p>${escapeHtml(identity.tagline)}</p>`,
    `<p>${when === null ? 'We are getting ready.' : `You can order here from ${when}.`}</p>`,
    address.street && `<p>${addressLines(address).map(escapeHtml).join('<br>')}</p>`,
    tel && `<p>Call us: <a href="tel:${escapeHtml(tel)}">${escapeHtml(display)}</a></p>`,
  ]
  const heading = when === null ? 'Opening soon' : `We open at ${when}`
  return plainPage(settings, {
    title: heading,
    heading,
    home: '/',
    content: lines.filter(Boolean).join('\n'),
  })
}
