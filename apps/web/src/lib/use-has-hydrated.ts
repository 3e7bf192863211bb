import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** False on the server and while the page comes alive; from then on what the browser keeps can be shown. */
export function useHasHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
