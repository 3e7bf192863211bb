/** Buttons that were pressed before the page's scripts had arrived, noted by the one that loads them. */

declare global {
  interface Window {
    /** The buttons, with their names at that time. Absent in development, and once they were taken. */
    takeEarlyPresses?: (() => ReadonlyMap<HTMLElement, string>) | undefined
  }
}

/**
 * To be called once the page reacts to clicks: presses each of them again. Only once, because who presses twice was not
 * answered the first time; and not at all if the button has meanwhile turned into its opposite, such as "Remove from
 * wishlist".
 */
export function replayEarlyPresses(): void {
  const pressed = window.takeEarlyPresses?.() ?? []
  window.takeEarlyPresses = undefined
  for (const [button, name] of pressed) {
    delete button.dataset['busy']
    if ((button.ariaLabel ?? button.textContent).startsWith(name)) button.click()
  }
}
