import { FALLBACK_SRC } from '../lib/format/picture-sources.ts'

/** A picture that fails to load, now or earlier, becomes a covered dish. */
export function mendPictures(): void {
  document.addEventListener('error', ({ target }) => mend(target), { capture: true })
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) mend(image)
}

function mend(image: unknown) {
  if (!(image instanceof HTMLImageElement) || image.getAttribute('src') === FALLBACK_SRC) return
  image.parentElement?.querySelector(':scope > source')?.remove()
  image.removeAttribute('srcset')
  image.src = FALLBACK_SRC
}
