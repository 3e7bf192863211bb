import { Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { containsWords, type EditableOptionGroup, type ProductAvailability } from '@tiffin/contract'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { useRefreshMenu } from '../../lib/api/use-menu-dishes.ts'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { RowButton } from '../../ui/admin/row-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { describeUnseen, OpenOrdersWith, ordersWith, usesChoice, type Uses } from './open-orders.tsx'
import { describeAvailability, useToday } from './use-availability.ts'
import type { AvailabilityChoice } from './availability-menu.tsx'

interface ChoiceOfGroup {
  /** For the table: unique among all groups. */
  _id: string
  group: EditableOptionGroup
  choice: EditableOptionGroup['choices'][number]
}

/** The choices of all option groups; one that is sold out is so on every dish. Nothing is shown if there are none. */
export function ChoiceSection({ query }: { query: string }) {
  const trpc = useTRPC()
  const { data: groups = [] } = useQuery(trpc.optionGroups.list.queryOptions(undefined, { staleTime: 0 }))
  const choices = groups.flatMap((group) =>
    group.choices.map((choice): ChoiceOfGroup => ({ _id: `${group._id} ${choice.key}`, group, choice })),
  )
  const found = choices.filter(({ choice }) => containsWords(choice.name, query))
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
  { heading: 'Availability', width: '18rem', cell: (row) => <ChoiceAvailability {...row} /> },
  {
    heading: 'Change availability',
    isHeadingHidden: true,
    width: '11rem',
    cell: (row) => <ChoiceSwitch {...row} />,
  },
]

function ChoiceAvailability({ group, choice }: ChoiceOfGroup) {
  const today = useToday()
  const own = markOf(choice)
  if (today !== null && own.isSoldOut)
    return (
      <>
        <Text>{describeAvailability(own, today)}</Text>
        <OpenOrdersWith uses={usesChoice(group.key, choice.key)} />
      </>
    )
  return choice.isSoldOut && <Text>Its dish is sold out</Text>
}

/** Of the choice itself, whatever the dish is that it is. */
const markOf = ({ saved, soldOutUntil }: ChoiceOfGroup['choice']) => ({
  isSoldOut: saved.isSoldOut,
  soldOutUntil,
})

function ChoiceSwitch({ group: { _id: id, key }, choice }: ChoiceOfGroup) {
  const refreshMenu = useRefreshMenu()
  const trpc = useTRPC()
  const { mutateAsync } = useMutation(
    trpc.optionGroups.setAvailability.mutationOptions({ onSettled: refreshMenu }),
  )
  return (
    <SaleSwitch
      name={choice.name}
      availability={markOf(choice)}
      uses={usesChoice(key, choice.key)}
      setAvailability={(wanted) => mutateAsync({ id, choice: choice.key, ...wanted })}
    />
  )
}

interface SaleSwitchProps {
  name: string
  availability: Omit<ProductAvailability, '_id'>
  uses: Uses
  setAvailability: (choice: AvailabilityChoice) => Promise<unknown>
}

/** Marks something as sold out until tomorrow, or puts it back on sale: the usual choices, in one click. */
export function SaleSwitch({ name, availability, uses, setAvailability }: SaleSwitchProps) {
  const { isSoldOut, soldOutUntil } = availability
  const client = useTRPCClient()
  const label = isSoldOut ? 'Put back on sale' : 'Mark sold out'

  // Afterwards the row may be in another part of the page and this button gone, so a toast shows the result.
  async function change(choice: AvailabilityChoice) {
    const failure = await setAvailability(choice).then(() => null, explainFailure)
    if (failure) showToast({ message: `${name} was not changed. ${failure.title}`, kind: 'other' })
    return failure === null
  }

  async function handleClick() {
    const isChanged = await change(isSoldOut ? { soldOut: false } : { soldOut: true, until: 'tomorrow' })
    if (!isChanged) return
    const board = isSoldOut ? null : await client.orders.board.query().catch(() => null)
    const orders = board?.orders ?? []
    const numbers = ordersWith(orders, uses).map(({ number }) => number)
    const unseen = describeUnseen(orders)
    const open =
      (numbers.length > 0 ? `. Still in open orders: ${numbers.join(', ')}` : '') +
      (unseen === '' ? '' : `. ${unseen}`)
    showToast({
      message: isSoldOut ? `${name} is back on sale` : `${name} is sold out until tomorrow${open}`,
      kind: 'other',
      action: {
        label: 'Undo',
        onPress: () => void change(isSoldOut ? { soldOut: true, until: soldOutUntil } : { soldOut: false }),
      },
    })
  }

  return (
    <RowButton
      isWide
      look={isSoldOut ? 'filled' : 'outline-danger'}
      aria-label={`${label}: ${name}`}
      onClick={() => void handleClick()}
    >
      {label}
    </RowButton>
  )
}
