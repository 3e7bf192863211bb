/** What a page that only shows needs besides its HTML, instead of React. `build/check-budget.ts` weighs it. */
import './lib/start/trusted-types.ts'
import { siteCopy } from '@tiffin/copy'
import { registerWorker } from './lib/start/offline-support.ts'
import { unfoldPage } from './lib/start/unfold-page.ts'
import { startMenuPage } from './still/menu-page.ts'
import { findMarked, onPress } from './still/on-page.ts'
import { sendNewsletter } from './still/send-newsletter.ts'
import { showGuest } from './still/show-guest.ts'
import { slideCards } from './ui/trap-focus.ts'
import { FALLBACK_SRC } from './lib/format/picture-sources.ts'

const FRESH_FOR_MS = 10 * 60_000

/** A page that somebody comes back to after a while is loaded again: it may be about yesterday. */
function keepFresh(): void {
  const loadedAt = Date.now()
  const look = () => {
    const isOld = Date.now() - loadedAt > FRESH_FOR_MS
    // An address half typed would be lost.
    const isTyping = document.querySelector<HTMLInputElement>('[name=email]')?.value !== ''
    if (!document.hidden && isOld && !isTyping && navigator.onLine) location.reload()
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
}

showGuest()
sendNewsletter()
startMenuPage()
mendPictures()
unfoldPage()
keepFresh()
showWhetherOffline()

onPress('print', () => window.print())
onPress('retry', () => location.reload())
for (const [mark, direction] of [
  ['back', -1],
  ['on', 1],
] as const)
  onPress(mark, (button) => {
    const row = button.closest('section')?.querySelector('ul')
    if (row) slideCards(row, direction)
  })

if (import.meta.env.PROD) registerWorker()

function showWhetherOffline() {
  const note = findMarked('offline')
  const show = () => {
    const text = document.createElement('span')
    text.textContent = siteCopy.offline
    note?.replaceChildren(...(navigator.onLine ? [] : [text]))
  }
  show()
  window.addEventListener('online', show)
  window.addEventListener('offline', show)
}

/** A picture that fails to load, now or earlier, becomes a covered dish. */
function mendPictures(): void {
  document.addEventListener('error', ({ target }) => mend(target), { capture: true })
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) mend(image)
}

function mend(image: unknown) {
  if (!(image instanceof HTMLImageElement) || image.getAttribute('src') === FALLBACK_SRC) return
  image.parentElement?.querySelector(':scope > source')?.remove()
  image.removeAttribute('srcset')
  image.src = FALLBACK_SRC
}
