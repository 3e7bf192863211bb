import { useEffect, useState } from 'react'

const TICK_MS = 10_000

/** The device's time, updated every few seconds: for texts such as "4 min ago". */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now())

  useEffect(() => {
    const ticking = setInterval(() => setNowMs(Date.now()), TICK_MS)
    return () => clearInterval(ticking)
  }, [])

  return nowMs
}
