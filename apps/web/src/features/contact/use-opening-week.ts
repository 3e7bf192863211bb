import { useEffect, useState } from 'react'
import { trpc } from '../../lib/trpc.ts'

const LOOK_AGAIN_MS = 60_000
const TICK_MS = 10_000

/** The coming two weeks; what staff change in the meantime shows up within a minute. */
export const useOpeningWeek = () =>
  trpc.openingHours.week.useQuery(undefined, { refetchInterval: LOOK_AGAIN_MS, staleTime: LOOK_AGAIN_MS })

/** What time it is, a few seconds old at most; null until the page is alive: the server renders for any hour. */
export function useNowMs(): number | null {
  const [nowMs, setNowMs] = useState<number | null>(null)

  // The world's clock goes on without React.
  useEffect(() => {
    const tick = () => setNowMs(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])

  return nowMs
}
