import { Button, Popover, Skeleton, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { explainFailure } from '../../lib/explain-failure.ts'
import { FailureNote } from '../../ui/admin/failure-note.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AvailabilityChoices, type AvailabilityChoice } from './availability-choices.tsx'
import { describeAvailability } from './describe-availability.ts'
import { useAvailability, useSetAvailability } from './use-availability.ts'

interface AvailabilityMenuProps {
  product: { _id: string; title: string; stock: number | null }
}

/** Whether a dish is available, with a menu to change that, effective immediately. */
export function AvailabilityMenu({ product: { _id: id, title, stock } }: AvailabilityMenuProps) {
  const [isOpen, { open, close, toggle }] = useDisclosure()
  const known = useAvailability(id)
  const { mutate, variables, isPending, error } = useSetAvailability(id)
  if (known === null) return <Skeleton w="9rem" h={36} />

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
      <Popover
        opened={isOpen}
        onChange={(isWanted) => (isWanted ? open() : close())}
        position="bottom-end"
        trapFocus
        returnFocus
        withRoles={false}
      >
        <Popover.Target>
          <Button
            variant={isSoldOut || isEmpty ? 'light' : 'default'}
            color="chilli"
            aria-expanded={isOpen}
            rightSection={<IconChevronDown size={18} aria-hidden />}
            onClick={toggle}
          >
            {isEmpty ? 'No portions left' : describeAvailability(availability, today ?? '')}
            <VisuallyHidden>, availability of {title}</VisuallyHidden>
          </Button>
        </Popover.Target>
        <Popover.Dropdown p="xs">
          <AvailabilityChoices
            title={title}
            availability={availability}
            today={today}
            onChoose={handleChoice}
          />
        </Popover.Dropdown>
      </Popover>
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
