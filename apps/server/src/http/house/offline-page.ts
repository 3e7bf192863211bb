import { offlineCopy } from '@tiffin/copy'
import { type PlainHouse, plainPage } from '../plain-page.ts'
import { showSavedPhone } from './show-saved-phone.ts'

const { title, heading, text, retry, menu, cart } = offlineCopy

/** The caches of pages that are saved on a device have names with it, as the build's `write-worker.ts` says. */
const PAGES_PREFIX = 'tiffin-pages-'

/** What a guest sees offline in place of a page that is not cached. */
export const offlinePage = (house: PlainHouse): string =>
  plainPage(house, {
    title,
    heading,
    home: '/menu',
    content: `<p>${text}</p>
<nav aria-label="${title}"><a href="">${retry}</a><a href="/menu">${menu}</a><a href="/cart">${cart}</a></nav>
<p id="phone"></p>`,
    end: `<script>(${showSavedPhone.toString()})(window, ${JSON.stringify(PAGES_PREFIX)})</script>
`,
  })
