import type { PaperWidth, TicketPicture } from '@tiffin/contract'

/** The printers' 203 dpi. */
const DOTS_PER_MM = 8
const MARGIN_MM = 2
const paperMm: Readonly<Record<PaperWidth, number>> = { '80mm': 80, '58mm': 58 }

export const addressOf = ({ mediaType, base64 }: TicketPicture) => `data:${mediaType};base64,${base64}`

/** A picture that is not laid out by then never will be. */
const LAYOUT_MS = 10_000
/** Somebody may have to answer the browser's dialog. */
const PRINT_MS = 120_000

/**
 * Prints the picture alone, in a frame of its own: the page around it keeps its paper size. Resolves once the browser has
 * handed it over, or somebody has cancelled its dialog: it does not say which. Rejects if it cannot be laid out, or the
 * browser never says that it is done.
 */
export function printPicture(picture: TicketPicture): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const fail = () => reject(new Error('The ticket could not be printed'))
  let patience = setTimeout(fail, LAYOUT_MS)
  const frame = document.createElement('iframe')
  frame.title = 'Ticket to print'
  frame.ariaHidden = 'true'
  frame.tabIndex = -1
  // Browsers print nothing of a frame that is not displayed.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' })
  frame.addEventListener(
    'load',
    () => {
      const { contentWindow: page } = frame
      if (!page) {
        fail()
        return
      }
      page.addEventListener('afterprint', () => resolve())
      const image = layOut(page.document, picture)
      image.addEventListener('error', fail)
      image.addEventListener('load', () => {
        clearTimeout(patience)
        patience = setTimeout(fail, PRINT_MS)
        page.print()
      })
    },
    { once: true },
  )
  document.body.append(frame)
  return promise.finally(() => {
    clearTimeout(patience)
    frame.remove()
  })
}

/** The page is as long as the ticket. A roll has no pages, and "80mm auto" is no size in CSS. */
function layOut(page: Document, picture: TicketPicture): HTMLImageElement {
  const { width, height } = readSize(picture.base64)
  const paper = paperMm[picture.paper]
  const length = Math.ceil(height / DOTS_PER_MM) + MARGIN_MM
  const style = page.createElement('style')
  style.textContent = `@page { size: ${paper}mm ${length}mm; margin: 0 } body { margin: 0 } img { display: block; width: ${width / DOTS_PER_MM}mm; margin: 0 auto }`
  const image = page.createElement('img')
  image.src = addressOf(picture)
  image.alt = 'Ticket'
  page.title = 'Ticket'
  page.head.append(style)
  page.body.append(image)
  return image
}

/** In dots, from the header of the PNG. */
function readSize(base64: string): { width: number; height: number } {
  const bytes = Uint8Array.from(atob(base64.slice(0, 32)), (byte) => byte.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}
