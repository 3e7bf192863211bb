import { ActionIcon, Button, Checkbox, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconTrash } from '@tabler/icons-react'
import { MAX_OPTION_CHOICES } from '@tiffin/contract'
import { MoveButton } from '../../ui/admin/move-button.tsx'
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
        {choices.map((choice, index) => (
          <ChoiceRow key={choice.key ?? `new ${index}`} form={form} index={index} />
        ))}
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

function ChoiceRow({ form, index }: { form: OptionForm; index: number }) {
  const { choices } = form.values
  const name = choices[index]?.name.trim() || `choice ${index + 1}`
  const bind = (field: 'name' | 'price' | 'max') => ({
    'aria-label': `${labels[field]} of ${name}`,
    placeholder: labels[field],
    autoComplete: 'off',
    ...form.getInputProps(`choices.${index}.${field}`),
  })
  const move = (by: number) => form.reorderListItem('choices', { from: index, to: index + by })
  return (
    <Stack gap="xs">
      <Group gap="xs" align="flex-start" wrap="nowrap">
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
          <TextInput {...bind('max')} leftSection="≤" inputMode="numeric" w="4.5rem" />
          <MoveButton label={`Move ${name} up`} by={-1} isAtEnd={index === 0} onMove={move} />
          <MoveButton
            label={`Move ${name} down`}
            by={1}
            isAtEnd={index === choices.length - 1}
            onMove={move}
          />
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

const labels = { name: 'Name', price: 'Price', max: 'Most' } as const
