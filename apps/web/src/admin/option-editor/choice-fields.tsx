import { ActionIcon, Button, Checkbox, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconTrash } from '@tabler/icons-react'
import { MAX_OPTION_CHOICES } from '@tiffin/contract'
import { SortableList, type SortControls } from '../../ui/admin/sortable-list.tsx'
import { ChoiceDetails } from './choice-details.tsx'
import { newChoice, type OptionDraft } from './option-draft.ts'

type OptionForm = UseFormReturnType<OptionDraft>

/** The choices of a group in their order: what each costs, how often, and which are chosen at first. */
export function ChoiceFields({ form }: { form: OptionForm }) {
  const { choices } = form.values
  const { error } = form.getInputProps('choices') as { error?: string }
  return (
    <Fieldset legend="Choices">
      <Stack>
        <Text fz="sm" c="dimmed">
          The price is what a choice adds; -2 takes $2 off. Leave it blank for nothing.
        </Text>
        <SortableList
          label="Choices"
          items={choices}
          idOf={({ id }) => id}
          nameOf={nameOf}
          onMove={(from, to) => form.reorderListItem('choices', { from, to })}
          renderItem={(_, controls, index) => <ChoiceRow form={form} index={index} controls={controls} />}
        />
        {error !== undefined && (
          <Text role="alert" fz="sm" c="var(--mantine-color-error)">
            {error}
          </Text>
        )}
        <Group>
          <Button
            variant="subtle"
            disabled={choices.length >= MAX_OPTION_CHOICES}
            onClick={() => form.insertListItem('choices', newChoice())}
          >
            Add a choice
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}

const nameOf = (choice: OptionDraft['choices'][number] | undefined, index: number) =>
  choice?.name.trim() || `choice ${index + 1}`

interface ChoiceRowProps {
  form: OptionForm
  index: number
  controls: SortControls
}

function ChoiceRow({ form, index, controls }: ChoiceRowProps) {
  const { choices } = form.values
  const name = nameOf(choices[index], index)
  const bind = (field: 'name' | 'price' | 'max') => ({
    'aria-label': `${labels[field]} of ${name}`,
    placeholder: labels[field],
    autoComplete: 'off',
    ...form.getInputProps(`choices.${index}.${field}`),
  })
  return (
    <Stack gap="xs">
      <Group gap="xs" align="flex-start" wrap="nowrap">
        {controls.grip}
        <TextInput {...bind('name')} aria-label={`Name of choice ${index + 1}`} flex={1} miw={0} />
        <TextInput {...bind('price')} leftSection="$" inputMode="decimal" w="6.5rem" />
      </Group>
      <Group gap="xs" justify="space-between">
        <Checkbox
          label="Chosen at first"
          aria-label={`${name} is chosen at first`}
          {...form.getInputProps(`choices.${index}.isDefault`, { type: 'checkbox' })}
        />
        <Group gap={4} wrap="nowrap">
          <TextInput
            {...bind('max')}
            aria-label={`At most this many of ${name}`}
            leftSection={<Text fz="sm">At most</Text>}
            leftSectionWidth="4.5rem"
            inputMode="numeric"
            w="7rem"
          />
          {controls.buttons}
          <ActionIcon
            variant="subtle"
            size="lg"
            color="chilli"
            aria-label={`Remove ${name}`}
            disabled={choices.length === 1}
            onClick={() => form.removeListItem('choices', index)}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      <ChoiceDetails form={form} index={index} name={name} />
    </Stack>
  )
}

const labels = { name: 'Name', price: 'Price', max: 'At most' } as const
