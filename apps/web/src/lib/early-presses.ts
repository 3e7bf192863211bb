/** Buttons that were pressed before the page's scripts had arrived, noted by the one that loads them. */

declare global {
  interface Window {
    /** Absent in development, and once they were taken. */
    takeEarlyPresses?: (() => ReadonlySet<HTMLElement>) | undefined
  }
}

/**
 * To be called once the page reacts to clicks: presses each of them again. Only once, because who presses twice was not
 * answered the first time.
 */
export function replayEarlyPresses(): void {
  const pressed = window.takeEarlyPresses?.() ?? []
  window.takeEarlyPresses = undefined
  for (const button of pressed) {
    delete button.dataset['busy']
    button.click()
  }
}
