import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// A busy machine takes its time to render what was requested.
configure({ asyncUtilTimeout: 20_000 })

// What jsdom lacks. Tests of server code run without a window.
if (typeof window !== 'undefined') {
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
}

beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

// Console output is a failure: a test that expects some clears the spy.
afterEach(() => {
  cleanup()
  if (typeof window !== 'undefined') window.localStorage.clear()
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
})
