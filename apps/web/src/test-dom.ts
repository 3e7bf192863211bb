import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

const after = setTimeout
const cancel = clearTimeout

/** For tests that render: what jsdom lacks, and an empty page and storage after each. */
export function prepareDom() {
  // A busy machine takes its time to render what was requested.
  configure({ asyncUtilTimeout: 20_000 })

  // jsdom's own stops for good if a frame is requested while a test holds the timers.
  window.requestAnimationFrame = (draw) => Number(after(() => draw(performance.now()), 16))
  window.cancelAnimationFrame = (frame) => cancel(frame)
  // What jsdom lacks.
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView ??= () => {}
  Element.prototype.checkVisibility ??= () => true
  window.matchMedia ??= (media) =>
    ({
      media,
      // A wide screen.
      matches: media.includes('min-width'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList
  // It renders dialogs but cannot open them.
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }

  // Nothing is laid out, so it does not matter to a text field when a font has loaded.
  if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() })

  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
    document.body.removeAttribute('style')
    window.localStorage.clear()
    // A test that went offline may have left its page before it was online again.
    onlineManager.setOnline(true)
  })
}
