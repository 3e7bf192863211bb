import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ProductAvailability, SetAvailabilityInput } from '@tiffin/contract'
import { dayAfter } from './describe-availability.ts'

type WithoutId<Input> = Input extends unknown ? Omit<Input, 'id'> : never
export type AvailabilityChoice = WithoutId<SetAvailabilityInput>

interface AvailabilityChoicesProps {
  title: string
  availability: ProductAvailability
  /** At the restaurant; null while it is not known. */
  today: string | null
  onChoose: (choice: AvailabilityChoice) => void
}

export function AvailabilityChoices({ title, availability, today, onChoose }: AvailabilityChoicesProps) {
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
