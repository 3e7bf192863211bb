import { Button, Menu, Text } from '@mantine/core'
import { IconCheck, IconPrinter, IconPrinterOff } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { TakenTicket } from '@tiffin/contract'
import { useEffect, useState } from 'react'
import { useTRPC } from '../../lib/api/trpc.ts'
import { MenuButton } from '../../ui/admin/menu-button.tsx'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { createLocalStorageStore, useStored } from '../../lib/storage/stores.ts'
import { printPicture } from '../../domain/admin/print-picture.ts'

/** Lets a board print a printer's tickets through its browser. Without printers there is nothing to choose. */
export function PrintHere() {
  const { printerId, failed } = usePrintHere()
  const trpc = useTRPC()
  const { data: printers = [] } = useQuery(trpc.printers.list.queryOptions(undefined, { staleTime: 60_000 }))
  if (printers.length === 0) return null
  const chosen = printers.find(({ _id }) => _id === printerId)
  const Sign = chosen ? IconPrinter : IconPrinterOff
  const check = <IconCheck size={18} aria-label="Chosen" />
  return (
    <>
      <MenuButton
        width={260}
        renderButton={(opener) => (
          <Button variant="default" h={44} px="xs" leftSection={<Sign size={18} aria-hidden />} {...opener}>
            {chosen ? `Printing: ${chosen.name}` : 'Print here'}
          </Button>
        )}
      >
        <Menu.Label>This device prints the tickets of</Menu.Label>
        {printers.map(({ _id, name }) => (
          <Menu.Item
            key={_id}
            mih={44}
            rightSection={_id === printerId && check}
            onClick={() => choosePrinter(_id)}
          >
            {name}
          </Menu.Item>
        ))}
        <Menu.Item mih={44} rightSection={!chosen && check} onClick={() => choosePrinter(null)}>
          No printer
        </Menu.Item>
      </MenuButton>
      {chosen && failed > 0 && (
        <Text role="alert" fw={650} c="var(--danger-deep)">
          {`${failed === 1 ? '1 ticket' : `${failed} tickets`} could not be printed here. This device tries again every minute.`}
        </Text>
      )}
    </>
  )
}

const EVERY_MS = 5000
const LOCK = 'tiffin-board-printer'

/** The printer whose tickets this device prints. */
const printedHere = createLocalStorageStore<string | null>({
  key: 'tiffin-board-printer',
  empty: null,
  parse: (raw) => (typeof raw === 'string' ? raw : null),
})

const choosePrinter = printedHere.set

/**
 * While the page is open, prints the tickets of the chosen printer through this browser, one after the other. If the page
 * is closed before a ticket was confirmed, the next one to ask gets it again, with its mark.
 */
function usePrintHere(): { printerId: string | null; failed: number } {
  const printerId = useStored(printedHere)
  const [failed, setFailed] = useState<readonly string[]>([])
  const trpc = useTRPC()
  const { mutateAsync: take } = useMutation(trpc.printers.take.mutationOptions())
  const { mutateAsync: confirm } = useMutation(trpc.tickets.confirm.mutationOptions())

  useEffect(
    () => (printerId === null ? undefined : printFor(printerId, { take, confirm, onFailed: setFailed })),
    [printerId, take, confirm],
  )
  return { printerId, failed: failed.length }
}

interface Calls {
  take: (input: { id: string }) => Promise<TakenTicket>
  confirm: (input: { id: string }) => Promise<unknown>
  /** The ids of the tickets that could not be printed, whenever they change. */
  onFailed: (ids: readonly string[]) => void
}

/** Returns what ends it. */
function printFor(id: string, { take, confirm, onFailed }: Calls): () => void {
  const ending = new AbortController()
  let isBusy = false
  const failed = new Set<string>()

  async function printWaiting() {
    while (!ending.signal.aborted) {
      const { ticket } = await take({ id })
      if (ticket === null) break
      // The server offers it again after a minute; until then the others have their turn.
      const isPrinted = await printPicture(ticket.picture).then(
        () => true,
        () => false,
      )
      if (isPrinted) await confirm({ id: ticket._id })
      if (isPrinted ? failed.delete(ticket._id) : failed.add(ticket._id)) onFailed([...failed])
    }
  }

  async function printAll() {
    if (isBusy) return
    isBusy = true
    try {
      // The choice is the device's: of its tabs, one prints.
      if ('locks' in navigator)
        await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock && printWaiting())
      else await printWaiting()
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
