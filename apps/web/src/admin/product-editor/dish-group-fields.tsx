import { typedAmount } from '@tiffin/pricing'
import { AmountInput } from '../../domain/admin/amount-input.tsx'
import { useMoney } from '../../lib/api/settings.tsx'
import { Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { EditableOptionGroup } from '@tiffin/contract'
import { useId, useState } from 'react'
import {
  type ProductDraft,
  defaultsOf,
  describeDifferences,
  maxOf,
  toggleDefault,
  type DishGroupDraft,
} from './product-draft.ts'

interface DishGroupFieldsProps {
  form: UseFormReturnType<ProductDraft>
  index: number
  draft: DishGroupDraft
  group: EditableOptionGroup
}

/** What differs in a group for one dish: folded, it is summed up. */
export function DishGroupFields(props: DishGroupFieldsProps) {
  const { form, index, draft, group } = props
  const path = `optionGroups.${index}`
  const differences = describeDifferences(draft, useMoney(), group.choices)
  const [isOpen, setIsOpen] = useState(differences.length > 0)
  const isWrong = Object.keys(form.errors).some((field) => field.startsWith(`${path}.`))
  // In the same render: the focus goes to the field that is wrong.
  if (isWrong && !isOpen) setIsOpen(true)
  const id = useId()
  const { 'data-path': dataPath } = form.getInputProps(path) as { 'data-path'?: string }
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <>
      <Group gap="xs">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Chevron size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={`Customize for this dish: ${group.name}`}
          data-path={dataPath}
          onClick={() => setIsOpen(!isOpen)}
        >
          Customize for this dish
        </Button>
        {!isOpen && differences.length > 0 && (
          <Text fz="sm" style={{ overflowWrap: 'anywhere' }}>
            {differences.join(' · ')}
          </Text>
        )}
      </Group>
      {isOpen && (
        <Stack
          id={id}
          role="group"
          aria-label={`${group.name} for this dish`}
          gap="sm"
          pl="sm"
          // What the server said about the group may no longer be so.
          onInput={() => form.clearFieldError(path)}
        >
          <Text fz="sm" c="dimmed">
            Leave a field blank to use the group’s value.
          </Text>
          <SimpleGrid cols={2} spacing="sm">
            {(['min', 'max'] as const).map((limit) => (
              <TextInput
                key={limit}
                {...form.getInputProps(`${path}.${limit}`)}
                label={limit === 'min' ? 'At least' : 'At most'}
                placeholder={String(group[limit])}
                inputMode="numeric"
                autoComplete="off"
              />
            ))}
          </SimpleGrid>
          {maxOf(draft, group) === 1 && <DefaultSelect {...props} />}
          <ChoiceRows {...props} />
        </Stack>
      )}
    </>
  )
}

// No key of a choice has spaces.
const AS_IN_GROUP = ''
const NOTHING = ' '

function DefaultSelect({ form, index, draft, group }: DishGroupFieldsProps) {
  const { choices } = group
  const own = draft.defaults === null ? AS_IN_GROUP : (draft.defaults[0] ?? NOTHING)
  const ofGroup = choices.find(({ isDefault }) => isDefault)?.name ?? 'nothing'
  return (
    <NativeSelect
      label="Chosen at first"
      value={own}
      data={[
        { value: AS_IN_GROUP, label: `As in the group: ${ofGroup}` },
        { value: NOTHING, label: 'Nothing' },
        ...choices.map(({ key, name }) => ({ value: key, label: name })),
      ]}
      onChange={({ target: { value } }) =>
        form.setFieldValue(`optionGroups.${index}.defaults`, ownDefaults(value))
      }
    />
  )
}

function ownDefaults(value: string) {
  if (value === AS_IN_GROUP) return null
  return value === NOTHING ? [] : [value]
}

/** The price of each choice; if guests can make several, also whether it is chosen at first. */
function ChoiceRows({ form, index, draft, group }: DishGroupFieldsProps) {
  const money = useMoney()
  const isOne = maxOf(draft, group) === 1
  const chosen = defaultsOf(draft, group)
  return (
    <Stack gap="xs">
      <Text fz="sm" c="dimmed">
        {isOne ? 'What each choice adds:' : 'Check what is chosen at first. What each choice adds:'}
      </Text>
      {group.choices.map(({ key, name, price }) => (
        <Group key={key} gap="sm" wrap="nowrap" justify="space-between">
          {isOne ? (
            <Text fz="sm" miw={0} style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
          ) : (
            <Checkbox
              label={name}
              aria-label={`${name} is chosen at first`}
              checked={chosen.includes(key)}
              onChange={() =>
                form.setFieldValue(`optionGroups.${index}.defaults`, toggleDefault(draft, group, key))
              }
            />
          )}
          <AmountInput
            {...bindPrice(form, index, draft, key)}
            aria-label={`Price of ${name}`}
            placeholder={typedAmount(price, money)}
            w="6.5rem"
            flex="none"
          />
        </Group>
      ))}
    </Stack>
  )
}

/** The draft has a price only if it is not blank. */
function bindPrice(form: DishGroupFieldsProps['form'], index: number, draft: DishGroupDraft, choice: string) {
  const prices = `optionGroups.${index}.prices`
  const found = draft.prices.findIndex((price) => price.choice === choice)
  const place = found < 0 ? draft.prices.length : found
  const { onChange, ...props } = form.getInputProps(`${prices}.${place}.price`)
  return {
    ...props,
    value: draft.prices[place]?.price ?? '',
    onChange(event: React.ChangeEvent<HTMLInputElement>) {
      const price = event.target.value
      if (price.trim() === '') form.removeListItem(prices, place)
      else if (found < 0) form.insertListItem(prices, { choice, price })
      else onChange(event)
    },
  }
}
