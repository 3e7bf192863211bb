import { Text } from '@mantine/core'
import type { EditableOptionGroup } from '@tiffin/contract'
import { trpc } from '../../lib/api/trpc.ts'
import { useRefreshMenu } from '../../lib/api/use-refresh-menu.ts'
import { RecordCard } from '../../ui/admin/record-card.tsx'
import { RecordRoom } from '../../ui/admin/record-room.tsx'
import { OptionGroupForm } from './option-group-form.tsx'

/** What guests can choose for dishes. */
export function OptionEditor() {
  const groups = trpc.optionGroups.list.useQuery(undefined, { staleTime: 0 })
  return (
    <RecordRoom
      query={groups}
      one="option group"
      lead="A change applies to every dish that has the group. Give a dish its groups under Products."
      empty={{
        title: 'No option groups yet',
        hint: 'Spice levels, sides, sizes: add what guests can choose, then give it to dishes.',
      }}
      titleOf={({ name }) => name}
      renderCard={(group, edit) => <OptionGroupCard group={group} onEdit={edit} />}
      renderForm={(group, slot) => <OptionGroupForm group={group} {...slot} />}
    />
  )
}

interface OptionGroupCardProps {
  group: EditableOptionGroup
  onEdit: () => void
}

function OptionGroupCard({ group, onEdit }: OptionGroupCardProps) {
  const { client } = trpc.useUtils()
  const refreshMenu = useRefreshMenu()
  const { _id, name, choices, dishes } = group
  return (
    <RecordCard
      title={name}
      onEdit={onEdit}
      deletion={{
        consequence:
          dishes.length === 0
            ? 'No dish has it.'
            : `${countDishes(dishes.length)} will no longer offer it; past orders still show what was chosen.`,
        onDelete: () => client.optionGroups.delete.mutate({ id: _id }),
        onDeleted: () => void refreshMenu(),
      }}
    >
      <Text>{choices.map((choice) => choice.name).join(', ')}</Text>
      <Text size="sm" c="dimmed">
        {describeLimits(group)}. {dishes.length === 0 ? 'No dish has it yet.' : nameDishes(dishes)}
      </Text>
    </RecordCard>
  )
}

function describeLimits({ min, max }: EditableOptionGroup) {
  if (min === max) return min === 1 ? 'One is chosen' : `${min} are chosen`
  return min === 0 ? `Up to ${max} can be chosen` : `${min} to ${max} are chosen`
}

const countDishes = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`)

const MAX_NAMED = 3

function nameDishes(dishes: EditableOptionGroup['dishes']) {
  const names = dishes.slice(0, MAX_NAMED).map(({ title }) => title)
  const rest = dishes.length - names.length
  return rest === 0 ? `On ${names.join(', ')}.` : `On ${names.join(', ')} and ${rest} more.`
}
