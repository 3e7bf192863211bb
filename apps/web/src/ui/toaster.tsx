import { useEffect, useState, type ComponentType } from 'react'
import { firstToast } from './toast.ts'

const SIGNS_OF_A_GUEST = ['pointerdown', 'keydown']

/** The container of the toasts. It loads on the first interaction with the page, or with the first toast. */
export function Toaster() {
  const [Stack, setStack] = useState<ComponentType | null>(null)

  useEffect(() => {
    const done = new AbortController()
    const want = () => void load()
    async function load() {
      // Not lazy(): a failed load would break the whole page permanently. The next interaction tries again.
      const loaded = await import('./toast-stack.tsx').catch(() => null)
      if (loaded === null || done.signal.aborted) return
      done.abort()
      setStack(() => loaded.ToastStack)
    }
    for (const sign of SIGNS_OF_A_GUEST)
      window.addEventListener(sign, want, { signal: done.signal, passive: true })
    void firstToast.then(want)
    return () => done.abort()
  }, [])

  return Stack && <Stack />
}
