import { ActionIcon, Group, Input, NativeSelect, Stack, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconTrash } from '@tabler/icons-react'
import type { EditableOptionGroup } from '@tiffin/contract'
import type { ReactNode } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { MoveButton } from '../../ui/admin/move-button.tsx'
import { draftOfGroup, type DishGroupDraft } from './dish-group-draft.ts'
import { DishGroupFields } from './dish-group-fields.tsx'
import type { ProductDraft } from './product-draft.ts'

interface OptionPickerProps {
  form: UseFormReturnType<ProductDraft>
}

/** The option groups of a dish in their order, and what differs for this dish. */
export function OptionPicker({ form }: OptionPickerProps) {
  const { data: groups = [] } = trpc.optionGroups.list.useQuery()
  const { optionGroups } = form.values
  const others = groups.filter(({ key }) => optionGroups.every(({ group }) => group !== key))
  return (
    <Stack gap="sm">
      {optionGroups.length === 0 && <Text c="dimmed">Nothing to choose for this dish.</Text>}
      {optionGroups.map((draft, index) => (
        <PickedGroup
          key={draft.group}
          form={form}
          index={index}
          draft={draft}
          group={groups.find(({ key }) => key === draft.group)}
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
          onChange={({ target: { value } }) =>
            value !== '' && form.insertListItem('optionGroups', draftOfGroup({ group: value }))
          }
        />
      )}
      <OptionError>{form.errors['optionGroups']}</OptionError>
    </Stack>
  )
}

interface PickedGroupProps extends OptionPickerProps {
  index: number
  draft: DishGroupDraft
  /** Undefined until the groups have loaded. */
  group: EditableOptionGroup | undefined
}

function PickedGroup({ form, index, draft, group }: PickedGroupProps) {
  const name = group?.name ?? draft.group
  const move = (by: number) => form.reorderListItem('optionGroups', { from: index, to: index + by })
  return (
    <Stack gap={4}>
      <Group gap="xs" wrap="nowrap">
        <Text flex={1} fw={600} miw={0} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <MoveButton label={`Move ${name} up`} by={-1} isAtEnd={index === 0} onMove={move} />
        <ActionIcon
          variant="subtle"
          size="lg"
          color="chilli"
          aria-label={`Remove ${name}`}
          onClick={() => form.removeListItem('optionGroups', index)}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Group>
      {group !== undefined && <DishGroupFields form={form} index={index} draft={draft} group={group} />}
      <OptionError>{form.errors[`optionGroups.${index}`]}</OptionError>
    </Stack>
  )
}

const OptionError = ({ children }: { children: ReactNode }) =>
  children !== undefined && <Input.Error role="alert">{children}</Input.Error>
