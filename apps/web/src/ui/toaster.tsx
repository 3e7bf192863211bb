import { lazy, Suspense, useEffect, useState } from 'react'

const ToastStack = lazy(() =>
  import('./toast-stack.tsx').then(({ ToastStack: Stack }) => ({ default: Stack })),
)

const IDLE_WITHIN_MS = 3000

/** The place of the toasts. It fills itself when the browser has nothing better to do. */
export function Toaster() {
  const [isIdle, setIsIdle] = useState(false)

  useEffect(() => {
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIsIdle(true), IDLE_WITHIN_MS)
      return () => clearTimeout(timer)
    }
    const handle = window.requestIdleCallback(() => setIsIdle(true), { timeout: IDLE_WITHIN_MS })
    return () => window.cancelIdleCallback(handle)
  }, [])

  if (!isIdle) return null
  return (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  )
}
