import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'

interface MoveButtonProps {
  label: string
  by: 1 | -1
  isAtEnd: boolean
  onMove: (by: 1 | -1) => void
}

/** Moves an entry of a list by one place. At the end of the list it does nothing, but keeps the focus. */
export function MoveButton({ label, by, isAtEnd, onMove }: MoveButtonProps) {
  const Icon = by < 0 ? IconChevronUp : IconChevronDown
  return (
    <ActionIcon
      variant="subtle"
      size="lg"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      data-disabled={isAtEnd}
      onClick={() => isAtEnd || onMove(by)}
    >
      <Icon size={22} aria-hidden />
    </ActionIcon>
  )
}
