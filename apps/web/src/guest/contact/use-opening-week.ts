import { useEffect, useState } from 'react'
import { trpc } from '../../lib/api/trpc.ts'

const LOOK_AGAIN_MS = 60_000
const TICK_MS = 10_000

/** The coming two weeks; changes by staff show up within a minute. */
export const useOpeningWeek = () =>
  trpc.openingHours.week.useQuery(undefined, { refetchInterval: LOOK_AGAIN_MS, staleTime: LOOK_AGAIN_MS })

/** The current time, at most a few seconds old; null until hydration, as the server's HTML must suit any hour. */
export function useNowMs(): number | null {
  const [nowMs, setNowMs] = useState<number | null>(null)

  // The time changes independently of React.
  useEffect(() => {
    const tick = () => setNowMs(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])

  return nowMs
}
