import { addressLines, type AllSettings } from '@tiffin/contract'
import { escapeHtml } from '../../platform/escape-html.ts'
import { opensWhen } from '../../platform/launch.ts'
import { plainPage } from '../plain-page.ts'

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
