import { whenIdle } from './when-idle.ts'

const AT_ONCE = 3

/**
 * Lays out the rest of the page that came from the server, a little whenever there is nothing else to do: all of it at once
 * would keep a small phone from hearing its first press. Until then `content-visibility` holds it back, unless somebody
 * scrolls near. Whatever is shown later is laid out as ever.
 */
export function unfoldPage() {
  const folded = Array.from(document.querySelectorAll<HTMLElement>('main > section, main li')).filter(
    (element) => getComputedStyle(element).contentVisibility === 'auto',
  )
  function unfoldNext() {
    if (folded.length === 0) {
      document.documentElement.dataset['unfolded'] = ''
      return
    }
    for (const element of folded.splice(0, AT_ONCE)) element.style.contentVisibility = 'visible'
    whenIdle(unfoldNext)
  }
  unfoldNext()
}
