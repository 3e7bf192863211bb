import { Text } from '@mantine/core'
import type { EditableOptionGroup } from '@tiffin/contract'
import { trpc } from '../../lib/api/trpc.ts'
import { useRefreshMenu } from '../../lib/api/use-refresh-menu.ts'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'
import { TitledSection } from '../../ui/admin/titled-section.tsx'
import { describeAvailability } from './describe-availability.ts'
import { SaleSwitch } from './sale-switch.tsx'
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
  const own = markOf(choice)
  if (today !== null && own.isSoldOut) return <Text>{describeAvailability(own, today)}</Text>
  return choice.isSoldOut && <Text>Its dish is sold out</Text>
}

/** Of the choice itself, whatever the dish is that it is. */
const markOf = ({ saved, soldOutUntil }: ChoiceOfGroup['choice']) => ({
  isSoldOut: saved.isSoldOut,
  soldOutUntil,
})

function ChoiceSwitch({ group: { _id: id }, choice }: ChoiceOfGroup) {
  const refreshMenu = useRefreshMenu()
  const { mutateAsync } = trpc.optionGroups.setAvailability.useMutation({ onSettled: refreshMenu })
  return (
    <SaleSwitch
      name={choice.name}
      availability={markOf(choice)}
      setAvailability={(wanted) => mutateAsync({ id, choice: choice.key, ...wanted })}
    />
  )
}
