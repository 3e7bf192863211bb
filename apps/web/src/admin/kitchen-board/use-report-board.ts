import { useEffect } from 'react'
import { trpc } from '../../lib/api/trpc.ts'

const EVERY_MS = 30_000

/** Tells the server that a board is open, so that the other pages need not warn that there is none. */
export function useReportBoard(): void {
  // A report that fails is made up for by the next one.
  const { mutate } = trpc.kitchen.reportBoard.useMutation()
  useEffect(() => {
    mutate()
    const reporting = setInterval(() => mutate(), EVERY_MS)
    return () => clearInterval(reporting)
  }, [mutate])
}
