import { Button, Menu } from '@mantine/core'
import { IconCheck, IconPrinter, IconPrinterOff } from '@tabler/icons-react'
import { trpc } from '../../lib/api/trpc.ts'
import { MenuButton } from '../../ui/admin/menu-button.tsx'
import { choosePrinter, usePrintHere } from './use-print-here.ts'

/** Lets a board print a printer's tickets through its browser. Without printers there is nothing to choose. */
export function PrintHere() {
  const printerId = usePrintHere()
  const { data: printers = [] } = trpc.printers.list.useQuery(undefined, { staleTime: 60_000 })
  if (printers.length === 0) return null
  const chosen = printers.find(({ _id }) => _id === printerId)
  const Sign = chosen ? IconPrinter : IconPrinterOff
  const check = <IconCheck size={18} aria-label="Chosen" />
  return (
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
  )
}
