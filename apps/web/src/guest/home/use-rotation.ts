import { useLayoutEffect, useState } from 'react'

interface RotationOptions {
  count: number
  intervalMs: number
  /** Pauses temporarily, for instance while someone is reading. */
  isSuspended: boolean
}

/** Cycles through a number of items until it is held or paused. */
export function useRotation({ count, intervalMs, isSuspended }: RotationOptions) {
  const [index, setIndex] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const isTurning = !isPaused && !isSuspended

  // A timer for each item instead of one for all: an item picked by hand gets its full time too. It starts with the item,
  // not a frame later.
  useLayoutEffect(() => {
    if (!isTurning) return undefined
    const timer = setTimeout(() => setIndex((index + 1) % count), intervalMs)
    return () => clearTimeout(timer)
  }, [isTurning, index, count, intervalMs])

  return { index, show: setIndex, isTurning, isPaused, togglePause: () => setIsPaused(!isPaused) }
}
