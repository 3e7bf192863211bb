import { useQuery } from '@tanstack/react-query'
import { useMoney } from '../../lib/api/settings.tsx'
import { ActionIcon, Group, Input, NativeSelect, Stack, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconTrash } from '@tabler/icons-react'
import type { EditableOptionGroup } from '@tiffin/contract'
import type { ReactNode } from 'react'
import { useTRPC } from '../../lib/api/trpc.ts'
import { SortableList, type SortControls } from '../../ui/admin/sortable-list.tsx'
import { DishGroupFields } from './dish-group-fields.tsx'
import { type ProductDraft, draftOfGroup, type DishGroupDraft } from './product-draft.ts'

interface OptionPickerProps {
  form: UseFormReturnType<ProductDraft>
}

/** The option groups of a dish in their order, and what differs for this dish. */
export function OptionPicker({ form }: OptionPickerProps) {
  const money = useMoney()
  const trpc = useTRPC()
  const { data: groups = [] } = useQuery(trpc.optionGroups.list.queryOptions())
  const { optionGroups } = form.values
  const others = groups.filter(({ key }) => optionGroups.every(({ group }) => group !== key))
  return (
    <Stack gap="sm">
      {optionGroups.length === 0 ? (
        <Text c="dimmed">Nothing to choose for this dish.</Text>
      ) : (
        <SortableList
          label="Option groups"
          items={optionGroups}
          idOf={({ group }) => group}
          nameOf={({ group }) => groups.find(({ key }) => key === group)?.name ?? group}
          onMove={(from, to) => form.reorderListItem('optionGroups', { from, to })}
          renderItem={(draft, controls, index) => (
            <PickedGroup
              form={form}
              index={index}
              draft={draft}
              group={groups.find(({ key }) => key === draft.group)}
              controls={controls}
            />
          )}
        />
      )}
      {others.length > 0 && (
        <NativeSelect
          label="Add an option group"
          value=""
          data={[
            { value: '', label: 'Choose a group' },
            ...others.map(({ key, name }) => ({ value: key, label: name })),
          ]}
          onChange={({ target: { value } }) =>
            value !== '' && form.insertListItem('optionGroups', draftOfGroup({ group: value }, money))
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
  controls: SortControls
}

function PickedGroup({ form, index, draft, group, controls }: PickedGroupProps) {
  const name = group?.name ?? draft.group
  return (
    <Stack gap={4}>
      <Group gap="xs" wrap="nowrap">
        {controls.grip}
        <Text flex={1} fw={600} miw={0} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {controls.buttons}
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
