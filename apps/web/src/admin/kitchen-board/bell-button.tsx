import { Button } from '@mantine/core'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import type { BoardOrder } from '@tiffin/contract'
import { useNow } from '../../lib/time/use-now.ts'
import { useBell } from './use-bell.ts'

/** Rings while an order waits to be accepted, and says so if it cannot. */
export function BellButton({ orders }: { orders: readonly BoardOrder[] }) {
  const nowMs = useNow()
  const isWaiting = orders.some(
    ({ status, ringsFrom }) => status === 'placed' && Date.parse(ringsFrom) <= nowMs,
  )
  const { isOn, isLocked, toggle } = useBell(isWaiting)
  const isSilent = !isOn || isLocked
  return (
    <Button
      variant={isSilent ? 'filled' : 'default'}
      color="red.9"
      h={44}
      // As wide with every label: nothing moves when the first tap lets it ring.
      w={160}
      px="xs"
      leftSection={isSilent ? <IconBellOff size={18} aria-hidden /> : <IconBell size={18} aria-hidden />}
      onClick={toggle}
    >
      {isOn ? (isLocked ? 'Tap for sound' : 'Sound on') : 'Sound off'}
    </Button>
  )
}
