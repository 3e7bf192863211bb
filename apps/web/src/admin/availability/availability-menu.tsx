import { Button, Popover, Skeleton, Stack, type PopoverProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { useRef } from 'react'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useHasBeen } from '../../lib/forms/use-has-been.ts'
import { useOpensAfterMount } from '../../lib/forms/use-opens-after-mount.ts'
import { FailureNote } from '../../ui/admin/failure-note.tsx'
import { TargetBeside } from '../../ui/admin/target-beside.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AvailabilityChoices, type AvailabilityChoice } from './availability-choices.tsx'
import { describeAvailability } from './describe-availability.ts'
import { useAvailability, useSetAvailability } from './use-availability.ts'

interface AvailabilityMenuProps {
  product: { _id: string; title: string; stock: number | null }
}

/** Where there is no room for 'Sold out until Thursday, January 15' in one line. */
const wrapped = {
  label: { whiteSpace: 'normal', overflowWrap: 'normal', lineHeight: 1.2, textAlign: 'left' },
  section: { flex: 'none' },
} as const

/** Whether a dish is available, with a menu to change that, effective immediately. */
export function AvailabilityMenu({ product: { _id: id, title, stock } }: AvailabilityMenuProps) {
  const [isOpen, { open, close, toggle }] = useDisclosure()
  const isWanted = useHasBeen(isOpen)
  const opener = useRef<HTMLButtonElement>(null)
  const known = useAvailability(id)
  const { mutate, variables, isPending, error } = useSetAvailability(id)
  if (known === null) return <Skeleton w="7.375rem" h={36} />

  const { today, availability } = known
  const { isSoldOut } = availability
  // The portions of a dish that was just put back on sale are not known yet.
  const isEmpty = !isSoldOut && stock === 0 && !isPending

  function handleChoice(choice: AvailabilityChoice) {
    close()
    mutate({ id, ...choice })
  }

  return (
    <Stack gap="xs" align="flex-start">
      <Button
        ref={opener}
        variant={isSoldOut || isEmpty ? 'light' : 'default'}
        color="chilli"
        h="auto"
        mih={36}
        py={6}
        styles={wrapped}
        aria-expanded={isOpen}
        rightSection={<IconChevronDown size={18} aria-hidden />}
        onClick={toggle}
      >
        {isEmpty ? 'No portions left' : describeAvailability(availability, today ?? '')}
        <VisuallyHidden>, availability of {title}</VisuallyHidden>
      </Button>
      {isWanted && (
        <OpeningPopover isOpen={isOpen} onChange={(isOpened) => (isOpened ? open() : close())}>
          <Popover.Target>
            <TargetBeside target={opener} />
          </Popover.Target>
          <Popover.Dropdown p="xs">
            <AvailabilityChoices
              title={title}
              availability={availability}
              today={today}
              onChoose={handleChoice}
            />
          </Popover.Dropdown>
        </OpeningPopover>
      )}
      <FailureNote
        failure={error && !isPending ? explainFailure(error, { title: 'Your change was not saved.' }) : null}
      >
        <Button variant="default" size="xs" onClick={() => variables && mutate(variables)}>
          Try again
        </Button>
      </FailureNote>
    </Stack>
  )
}

/** Rendered once it is wanted, because a list has one for each dish. */
const OpeningPopover = ({ isOpen, ...popover }: PopoverProps & { isOpen: boolean }) => (
  <Popover
    opened={useOpensAfterMount(isOpen)}
    position="bottom-end"
    trapFocus
    returnFocus
    withRoles={false}
    {...popover}
  />
)
