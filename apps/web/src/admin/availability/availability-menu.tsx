import { Button, Popover, Skeleton, Stack, Text, Group, TextInput, type PopoverProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { useRef } from 'react'
import { useForm } from '@mantine/form'
import type { ProductAvailability, SetAvailabilityInput } from '@tiffin/contract'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useLatched, useOpenAfterMount } from '../../lib/forms/use-after-mount.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { TargetBeside } from '../../ui/admin/menu-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { OpenOrdersWith, usesDish } from './open-orders.tsx'
import { describeAvailability, useAvailability, useSetAvailability, dayAfter } from './use-availability.ts'

interface AvailabilityMenuProps {
  product: { _id: string; slug: string; title: string; stock: number | null }
}

/** Where there is no room for 'Sold out until Thursday, January 15' in one line. */
const wrapped = {
  label: { whiteSpace: 'normal', overflowWrap: 'normal', lineHeight: 1.2, textAlign: 'left' },
  section: { flex: 'none' },
} as const

/** Whether a dish is available, with a menu to change that, effective immediately. */
export function AvailabilityMenu({ product: { _id: id, slug, title, stock } }: AvailabilityMenuProps) {
  const [isOpen, { open, close, toggle }] = useDisclosure()
  const isWanted = useLatched(isOpen)
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
      {isSoldOut && <OpenOrdersWith uses={usesDish(slug)} />}
      <FailureAlert
        failure={error && !isPending ? explainFailure(error, { title: 'Your change was not saved.' }) : null}
      >
        <Button variant="default" size="xs" onClick={() => variables && mutate(variables)}>
          Try again
        </Button>
      </FailureAlert>
    </Stack>
  )
}

/** Rendered once it is wanted, because a list has one for each dish. */
const OpeningPopover = ({ isOpen, ...popover }: PopoverProps & { isOpen: boolean }) => (
  <Popover
    opened={useOpenAfterMount(isOpen)}
    position="bottom-end"
    trapFocus
    returnFocus
    withRoles={false}
    {...popover}
  />
)

/** Above the product's form, and not part of it. */
export const AvailabilityCard = ({ product }: { product: { _id: string; slug: string; title: string } }) => (
  <TitledSection isCard title="Availability" size="h3" mb="lg">
    <Text c="dimmed" mb="sm">
      Takes effect immediately, no need to save.
    </Text>
    {/* The portions are in the form below. */}
    <AvailabilityMenu product={{ ...product, stock: null }} />
  </TitledSection>
)

type WithoutId<Input> = Input extends unknown ? Omit<Input, 'id'> : never
export type AvailabilityChoice = WithoutId<SetAvailabilityInput>

interface AvailabilityChoicesProps {
  title: string
  availability: ProductAvailability
  /** At the restaurant; null while it is not known. */
  today: string | null
  onChoose: (choice: AvailabilityChoice) => void
}

function AvailabilityChoices({ title, availability, today, onChoose }: AvailabilityChoicesProps) {
  const { isSoldOut, soldOutUntil } = availability
  const tomorrow = today === null ? undefined : dayAfter(today)
  const isUntilTomorrow = isSoldOut && soldOutUntil === tomorrow
  const choices: [label: string, choice: AvailabilityChoice, isChosen: boolean][] = [
    ['Available', { soldOut: false }, !isSoldOut],
    ['Sold out until tomorrow', { soldOut: true, until: 'tomorrow' }, isUntilTomorrow],
    ['Sold out until I turn it back on', { soldOut: true, until: null }, isSoldOut && soldOutUntil === null],
  ]
  return (
    <Stack role="group" gap={4} aria-label={`Availability of ${title}`}>
      {choices.map(([label, choice, isChosen]) => (
        <Button
          key={label}
          variant={isChosen ? 'light' : 'subtle'}
          justify="flex-start"
          aria-pressed={isChosen}
          onClick={() => onChoose(choice)}
        >
          {label}
        </Button>
      ))}
      <UntilDay
        chosen={isUntilTomorrow ? null : soldOutUntil}
        earliest={tomorrow}
        onChoose={(until) => onChoose({ soldOut: true, until })}
      />
    </Stack>
  )
}

interface UntilDayProps {
  chosen: string | null
  earliest: string | undefined
  onChoose: (day: string) => void
}

function UntilDay({ chosen, earliest, onChoose }: UntilDayProps) {
  const form = useForm({ initialValues: { day: chosen ?? '' } })
  return (
    <form onSubmit={form.onSubmit(({ day }) => onChoose(day))}>
      <Group align="flex-end" gap="xs" px="xs" pb={4}>
        <TextInput
          type="date"
          label="Sold out until …"
          required
          withAsterisk={false}
          min={earliest}
          {...form.getInputProps('day')}
        />
        <Button type="submit" variant="default">
          Set
        </Button>
      </Group>
    </form>
  )
}
