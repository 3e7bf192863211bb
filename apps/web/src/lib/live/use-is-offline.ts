import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  const events = ['online', 'offline']
  for (const name of events) window.addEventListener(name, onChange)
  return () => {
    for (const name of events) window.removeEventListener(name, onChange)
  }
}

/** Whether the device is offline; false on the server and during hydration. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
}
