import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useTRPC } from '../api/trpc.ts'
import { useNow } from './use-pickup-times.ts'

export interface ServerClock {
  /** The server's time, updated every few seconds. */
  nowMs: number
  /** How far it is ahead of the device's. */
  aheadMs: number
  /** The server's time at the moment of the call; always the same function. */
  read: () => number
}

/**
 * The time by the server's clock: a tablet's may be minutes off, and nobody looks after it. The kitchen board's answer
 * says when it was read; nothing is fetched for this. Where no board has been loaded, the device's clock has to do.
 */
export function useServerClock(): ServerClock {
  const trpc = useTRPC()
  const { data: readAt, dataUpdatedAt } = useQuery(
    trpc.orders.board.queryOptions(undefined, {
      enabled: false,
      select: ({ now }) => now.at,
    }),
  )
  const tickMs = useNow()
  const aheadMs = readAt === undefined ? 0 : Date.parse(readAt) - dataUpdatedAt
  const ahead = useRef(aheadMs)
  useEffect(() => {
    ahead.current = aheadMs
  }, [aheadMs])
  const read = useCallback(() => Date.now() + ahead.current, [])
  // An answer may be younger than the latest tick.
  return { nowMs: Math.max(tickMs, dataUpdatedAt) + aheadMs, aheadMs, read }
}
