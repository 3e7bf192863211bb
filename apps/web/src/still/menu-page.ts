import { followSections, slideTo } from '../guest/menu-card/follow-sections.ts'
import { findMarked } from './on-page.ts'

/** The section links of the printed menu, and its filter. */
export function startMenuPage(): void {
  followReading()
  filterAtOnce()
}

function followReading() {
  const row = findMarked('sections')
  if (!row) return
  const links = [...row.querySelectorAll('a')]
  followSections(
    links.map(({ hash }) => hash.slice(1)),
    (read) => {
      for (const link of links) {
        if (link.hash === `#${read}`) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
      slideTo(row, read)
    },
  )
}

/** A box that is ticked loads the page again with its dishes, at the same place, with the same box in focus. */
function filterAtOnce() {
  const filter = findMarked('filter')
  const form = filter?.querySelector('form')
  if (!(filter instanceof HTMLDetailsElement) || !form) return

  const { box } = (history.state ?? {}) as { box?: string }
  if (box !== undefined) {
    filter.open = true
    // Once: anyone who loads the page again by hand, or comes back to it, begins at its top.
    history.replaceState(null, '')
    form.querySelector<HTMLElement>(`[value="${CSS.escape(box)}"]`)?.focus({ preventScroll: true })
  }

  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    const search = new URLSearchParams()
    for (const name of ['diet', 'without']) {
      const boxes = [...form.querySelectorAll<HTMLInputElement>(`[name=${name}]:checked`)]
      if (boxes.length > 0) search.set(name, boxes.map(({ value }) => value).join(','))
    }
    history.replaceState({ box: target.value }, '', `?${search}`)
    location.reload()
  })
}
