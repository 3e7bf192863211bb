// The part of the screen that a reader is looking at.
const READING_BAND = '-25% 0px -65%'

/** Reports the slug of the section being read, whenever that changes. Returns how to stop. */
export function followSections(
  slugs: readonly string[],
  onRead: (slug: string | undefined) => void,
): () => void {
  if (!('IntersectionObserver' in window)) return () => {}
  const inBand = new Set<string>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inBand.add(target.id)
        else inBand.delete(target.id)
      }
      const read = slugs.find((slug) => inBand.has(slug))
      // Between two sections the previous one stays; above the first there is none.
      if (read !== undefined || isAbove(slugs[0])) onRead(read)
    },
    { rootMargin: READING_BAND },
  )
  for (const slug of slugs) {
    const section = document.getElementById(slug)
    if (section) observer.observe(section)
  }
  return () => observer.disconnect()
}

/** Whether the reader is still above that section. */
function isAbove(slug = '') {
  const top = document.getElementById(slug)?.getBoundingClientRect().top ?? 0
  return top > window.innerHeight / 4
}

/** On a phone the link of the section being read may be outside the visible part of the row. Scrolls the row, never the page. */
export function slideTo(row: HTMLElement, slug: string | undefined): void {
  const link = slug === undefined ? null : row.querySelector<HTMLElement>(`[href="#${slug}"]`)
  if (link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}
