import { useEffect, useState } from 'react'

interface RotationOptions {
  count: number
  intervalMs: number
  /** Stands still for the moment, for instance while somebody is reading. */
  isHeld: boolean
}

/** Goes round a number of things, one after the other, until it is held or paused. */
export function useRotation({ count, intervalMs, isHeld }: RotationOptions) {
  const [index, setIndex] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const isTurning = !isPaused && !isHeld

  // A timer for each thing and not one for all: whatever was picked by hand has its full time as well.
  useEffect(() => {
    if (!isTurning) return undefined
    const timer = setTimeout(() => setIndex((index + 1) % count), intervalMs)
    return () => clearTimeout(timer)
  }, [isTurning, index, count, intervalMs])

  return { index, show: setIndex, isTurning, isPaused, togglePause: () => setIsPaused(!isPaused) }
}
