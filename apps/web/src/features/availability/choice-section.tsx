import { Button, Text } from '@mantine/core'
import type { EditableOptionGroup } from '@tiffin/contract'
import { explainFailure } from '../../lib/explain-failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { useRefreshMenu } from '../../lib/use-refresh-menu.ts'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'
import { TitledSection } from '../../ui/admin/titled-section.tsx'
import { showToast } from '../../ui/toast.ts'
import { describeAvailability } from './describe-availability.ts'
import { useToday } from './use-availability.ts'

interface ChoiceOfGroup {
  /** For the table: unique among all groups. */
  _id: string
  group: EditableOptionGroup
  choice: EditableOptionGroup['choices'][number]
}

/** The choices of all option groups; one that is sold out is so on every dish. Nothing is shown if there are none. */
export function ChoiceSection({ query }: { query: string }) {
  const { data: groups = [] } = trpc.optionGroups.list.useQuery(undefined, { staleTime: 0 })
  const choices = groups.flatMap((group) =>
    group.choices.map((choice): ChoiceOfGroup => ({ _id: `${group._id} ${choice.key}`, group, choice })),
  )
  const found = choices.filter(({ choice }) => choice.name.toLocaleLowerCase().includes(query))
  if (found.length === 0) return null
  return (
    <TitledSection title="Options" mt="xl">
      <DataTable label="Options" columns={columns} rows={found} isOld={false} />
    </TitledSection>
  )
}

const columns: Column<ChoiceOfGroup>[] = [
  {
    heading: 'Choice',
    isWide: false,
    cell: ({ choice, group }) => (
      <>
        <Text fw={600}>{choice.name}</Text>
        <Text fz="sm" c="dimmed">
          {group.name}
        </Text>
      </>
    ),
  },
  { heading: 'Availability', width: '18rem', cell: ({ choice }) => <ChoiceAvailability choice={choice} /> },
  {
    heading: 'Change availability',
    isHeadingHidden: true,
    width: '11rem',
    cell: (row) => <ChoiceSwitch {...row} />,
  },
]

function ChoiceAvailability({ choice }: Pick<ChoiceOfGroup, 'choice'>) {
  const today = useToday()
  return today !== null && choice.isSoldOut && <Text>{describeAvailability(choice, today)}</Text>
}

/** Marks a choice as sold out until tomorrow, or puts it back on sale, as a dish. */
function ChoiceSwitch({ group, choice }: ChoiceOfGroup) {
  const refreshMenu = useRefreshMenu()
  const { mutateAsync, isPending } = trpc.optionGroups.setAvailability.useMutation({ onSettled: refreshMenu })
  const { name, isSoldOut } = choice
  const label = isSoldOut ? 'Put back on sale' : 'Mark sold out'

  async function handleClick() {
    const ofChoice = { id: group._id, choice: choice.key }
    const failure = await mutateAsync(
      isSoldOut ? { ...ofChoice, soldOut: false } : { ...ofChoice, soldOut: true, until: 'tomorrow' },
    ).then(() => null, explainFailure)
    const done = isSoldOut ? `${name} is back on sale` : `${name} is sold out until tomorrow`
    void showToast({
      message: failure ? `${name} was not changed. ${failure.title}` : done,
      kind: 'other',
    })
  }

  return (
    <Button
      fullWidth
      variant={isSoldOut ? 'filled' : 'outline'}
      color={isSoldOut ? 'royal' : 'chilli'}
      aria-label={`${label}: ${name}`}
      loading={isPending}
      onClick={() => void handleClick()}
    >
      {label}
    </Button>
  )
}
