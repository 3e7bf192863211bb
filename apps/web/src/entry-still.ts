/** What a page that only shows needs besides its HTML, instead of React. `build/check-budget.ts` weighs it. */
import './lib/start/trusted-types.ts'
import { registerWorker } from './lib/start/offline-support.ts'
import { unfoldPage } from './lib/start/unfold-page.ts'
import { startMenuPage } from './still/menu-page.ts'
import { keepFresh } from './still/keep-fresh.ts'
import { mendPictures } from './still/mend-pictures.ts'
import { findMarked, onPress } from './still/on-page.ts'
import { sendNewsletter } from './still/send-newsletter.ts'
import { showGuest } from './still/show-guest.ts'
import { slideCards } from './ui/trap-focus.ts'

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
    text.textContent = note?.dataset['text'] ?? ''
    note?.replaceChildren(...(navigator.onLine ? [] : [text]))
  }
  show()
  window.addEventListener('online', show)
  window.addEventListener('offline', show)
}
