import { ActionIcon, Group, Input, NativeSelect, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { DishOptionGroup, EditableOptionGroup } from '@tiffin/contract'
import type { ReactNode } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { MoveButton } from '../../ui/admin/move-button.tsx'

interface OptionPickerProps {
  value: readonly DishOptionGroup[]
  error: ReactNode
  onChange: (value: DishOptionGroup[]) => void
}

/** The option groups of a dish in their order, and what is chosen at first for this dish. */
export function OptionPicker({ value, error, onChange }: OptionPickerProps) {
  const { data: groups = [] } = trpc.optionGroups.list.useQuery()
  const others = groups.filter(({ key }) => value.every(({ group }) => group !== key))
  return (
    <Stack gap="sm">
      {value.length === 0 && <Text c="dimmed">Nothing to choose for this dish.</Text>}
      {value.map((one, index) => (
        <PickedGroup
          key={one.group}
          picked={one}
          group={groups.find(({ key }) => key === one.group)}
          onChange={(changed) => onChange(value.with(index, changed))}
          isFirst={index === 0}
          onMove={(by) => onChange(value.toSpliced(index, 1).toSpliced(index + by, 0, one))}
          onRemove={() => onChange(value.toSpliced(index, 1))}
        />
      ))}
      {others.length > 0 && (
        <NativeSelect
          label="Add an option group"
          value=""
          data={[
            { value: '', label: 'Choose a group' },
            ...others.map(({ key, name }) => ({ value: key, label: name })),
          ]}
          onChange={({ target }) => target.value !== '' && onChange([...value, { group: target.value }])}
        />
      )}
      {error !== undefined && <Input.Error role="alert">{error}</Input.Error>}
    </Stack>
  )
}

interface PickedGroupProps {
  picked: DishOptionGroup
  /** Undefined until the groups have loaded. */
  group: EditableOptionGroup | undefined
  onChange: (picked: DishOptionGroup) => void
  isFirst: boolean
  onMove: (by: number) => void
  onRemove: () => void
}

const AS_IN_GROUP = ''

function PickedGroup({ picked, group, isFirst, onChange, onMove, onRemove }: PickedGroupProps) {
  const name = group?.name ?? picked.group
  const { defaults: _, ...rest } = picked
  const [ownDefault = AS_IN_GROUP] = picked.defaults ?? []
  return (
    <Group gap="xs" wrap="nowrap" align="flex-end">
      {group?.max === 1 ? (
        <NativeSelect
          flex={1}
          label={name}
          description="Chosen at first for this dish"
          value={ownDefault}
          data={[
            { value: AS_IN_GROUP, label: `As in the group: ${describeDefault(group)}` },
            ...group.choices.map((choice) => ({ value: choice.key, label: choice.name })),
          ]}
          onChange={({ target: { value } }) =>
            onChange(value === AS_IN_GROUP ? rest : { ...rest, defaults: [value] })
          }
        />
      ) : (
        <Text flex={1} fw={600}>
          {name}
        </Text>
      )}
      <MoveButton label={`Move ${name} up`} by={-1} isAtEnd={isFirst} onMove={onMove} />
      <ActionIcon variant="subtle" size="lg" color="chilli" aria-label={`Remove ${name}`} onClick={onRemove}>
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

const describeDefault = ({ choices }: EditableOptionGroup) =>
  choices.find(({ isDefault }) => isDefault)?.name ?? 'none'
