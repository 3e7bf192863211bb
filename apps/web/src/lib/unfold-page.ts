import { whenIdle } from './when-idle.ts'

const AT_ONCE = 3

// The same as in layout/page-shell.module.css and features/menu/product-grid.module.css. To ask for the style of what is
// held back would work it out.
const FOLDED = 'main > section:nth-of-type(n + 3), main [data-folds] > li'

/**
 * Lays out the rest of the page that came from the server, a little whenever there is nothing else to do: all of it at once
 * would keep a small phone from hearing its first press. Until then `content-visibility` holds it back, unless somebody
 * scrolls near. Whatever is shown later is laid out as ever.
 */
export function unfoldPage() {
  const folded = Array.from(document.querySelectorAll<HTMLElement>(FOLDED))
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
