import { AmountInput } from '../../domain/admin/amount-input.tsx'
import { useMoney } from '../../lib/api/settings.tsx'
import { ActionIcon, Button, Checkbox, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconTrash } from '@tabler/icons-react'
import { MAX_OPTION_CHOICES } from '@tiffin/contract'
import { SortableList, type SortControls } from '../../ui/admin/sortable-list.tsx'
import { newChoice, type OptionDraft } from './option-draft.ts'
import { ChoiceDetails, labels } from './choice-details.tsx'

type OptionForm = UseFormReturnType<OptionDraft>

type Sizes = readonly { key: string; name: string }[]

interface ChoiceFieldsProps {
  form: OptionForm
  /** On which prices depend. */
  sizes: Sizes
}

/** The choices of a group in their order: what each costs, how often, and which are chosen at first. */
export function ChoiceFields({ form, sizes }: ChoiceFieldsProps) {
  const money = useMoney()
  const { choices } = form.values
  const { error } = form.getInputProps('choices') as { error?: string }
  return (
    <Fieldset legend="Choices">
      <Stack>
        <Text fz="sm" c="dimmed">
          {`The price is what a choice adds; -2 takes ${money.formatAmount(2)} off. Leave it blank for nothing.`}
        </Text>
        <SortableList
          label="Choices"
          items={choices}
          idOf={({ id }) => id}
          nameOf={nameOf}
          onMove={(from, to) => form.reorderListItem('choices', { from, to })}
          renderItem={(_, controls, index) => (
            <ChoiceRow form={form} index={index} sizes={sizes} controls={controls} />
          )}
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

interface ChoiceRowProps extends ChoiceFieldsProps {
  index: number
  controls: SortControls
}

function ChoiceRow({ form, index, sizes, controls }: ChoiceRowProps) {
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
        <AmountInput {...bind('price')} w="6.5rem" />
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
      {sizes.length > 0 && <SizePrices form={form} index={index} sizes={sizes} name={name} />}
      <ChoiceDetails form={form} index={index} name={name} />
    </Stack>
  )
}

interface SizePricesProps extends ChoiceFieldsProps {
  index: number
  /** What the choice is called. */
  name: string
}

/** What the choice costs beside each size. */
function SizePrices({ form, index, sizes, name }: SizePricesProps) {
  const path = `choices.${index}.sizePrices`
  const { error, 'data-path': dataPath } = form.getInputProps(path) as {
    error?: string
    'data-path'?: string
  }
  const price = form.values.choices[index]?.price ?? ''
  return (
    <Stack gap={4} pl="md">
      <Group gap="xs" role="group" aria-label={`Prices of ${name} by size`}>
        {sizes.map((size) => (
          <AmountInput
            key={size.key}
            label={size.name}
            placeholder={price || '0'}
            w="6.5rem"
            data-path={dataPath}
            value={form.values.choices[index]?.sizePrices[size.key] ?? ''}
            error={error !== undefined}
            onChange={({ currentTarget }) => form.setFieldValue(`${path}.${size.key}`, currentTarget.value)}
          />
        ))}
      </Group>
      {error !== undefined && (
        <Text role="alert" fz="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
    </Stack>
  )
}
