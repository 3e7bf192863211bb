import { lazy, Suspense, useEffect, useState } from 'react'
import { firstToast } from './toast.ts'

const ToastStack = lazy(() =>
  import('./toast-stack.tsx').then(({ ToastStack: Stack }) => ({ default: Stack })),
)

const SIGNS_OF_A_GUEST = ['pointerdown', 'keydown']

/** The place of the toasts. It is loaded once somebody uses the page, or with the first toast. */
export function Toaster() {
  const [isWanted, setIsWanted] = useState(false)

  useEffect(() => {
    const done = new AbortController()
    const want = () => {
      done.abort()
      setIsWanted(true)
    }
    for (const sign of SIGNS_OF_A_GUEST)
      window.addEventListener(sign, want, { signal: done.signal, passive: true })
    void firstToast.then(want)
    return () => done.abort()
  }, [])

  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  )
}
