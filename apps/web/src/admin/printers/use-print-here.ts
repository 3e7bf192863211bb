import type { TakenTicket } from '@tiffin/contract'
import { useEffect } from 'react'
import { readErrorBody } from '../../lib/api/error-body.ts'
import { createStored, useStored } from '../../lib/storage/stored.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { printPicture } from './print-picture.ts'

const EVERY_MS = 5000

/** The printer whose tickets this device prints. */
const printedHere = createStored<string | null>({
  key: 'tiffin-board-printer',
  empty: null,
  parse: (raw) => (typeof raw === 'string' ? raw : null),
})

export const choosePrinter = printedHere.set

/**
 * While the page is open, prints the tickets of the chosen printer through this browser, one after the other. If the page
 * is closed before a ticket was confirmed, the next one to ask gets it again, with its mark.
 */
export function usePrintHere(): string | null {
  const printerId = useStored(printedHere)
  const { mutateAsync: take } = trpc.printers.take.useMutation()
  const { mutateAsync: confirm } = trpc.tickets.confirm.useMutation()

  useEffect(
    () => (printerId === null ? undefined : printFor(printerId, { take, confirm })),
    [printerId, take, confirm],
  )
  return printerId
}

interface Calls {
  take: (input: { id: string }) => Promise<TakenTicket>
  confirm: (input: { id: string }) => Promise<unknown>
}

/** Returns what ends it. */
function printFor(id: string, { take, confirm }: Calls): () => void {
  const ending = new AbortController()
  let isBusy = false

  async function printAll() {
    if (isBusy) return
    isBusy = true
    try {
      while (!ending.signal.aborted) {
        const { ticket } = await take({ id })
        if (ticket === null) break
        await printPicture(ticket.picture)
        await confirm({ id: ticket._id })
      }
    } catch (error) {
      // Removed meanwhile; anything else may work the next time.
      if (readErrorBody(error)?.code === 'NOT_FOUND') choosePrinter(null)
    }
    isBusy = false
  }

  void printAll()
  const asking = setInterval(() => void printAll(), EVERY_MS)
  return () => {
    clearInterval(asking)
    ending.abort()
  }
}
