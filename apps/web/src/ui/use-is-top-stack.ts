import { useEffect, useState } from 'react'
import { createShared, useShared } from '../lib/shared.ts'

const mounted = createShared<readonly object[]>([])

/** Whether the stack of notifications that calls it was mounted last. */
export function useIsTopStack(): boolean {
  const [self] = useState(() => ({}))

  useEffect(() => {
    mounted.set([...mounted.get(), self])
    return () => mounted.set(mounted.get().filter((stack) => stack !== self))
  }, [self])

  return useShared(mounted).at(-1) === self
}
