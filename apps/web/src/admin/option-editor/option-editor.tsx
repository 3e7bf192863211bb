import { useQuery } from '@tanstack/react-query'
import { useMoney } from '../../lib/api/settings.tsx'
import { Checkbox, NativeSelect, Text, Fieldset, SimpleGrid, TextInput } from '@mantine/core'
import { dietaryLabels, saveOptionGroupInput, type EditableOptionGroup } from '@tiffin/contract'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { useRefreshMenu } from '../../lib/api/use-menu-dishes.ts'
import { RecordCard } from '../../ui/admin/record-card.tsx'
import { RecordPage, type RecordFormSlot, RecordForm } from '../../ui/admin/record-page.tsx'
import { saveVersion, useRecordForm } from '../../lib/forms/use-record-form.ts'
import { useOptions } from '../../lib/forms/option-selection.ts'
import { OptionFields } from '../../domain/option-fields.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { describeDraft, draftOf, fieldNames, previewOf, readDraft, type OptionDraft } from './option-draft.ts'

/** What guests can choose for dishes. */
export function OptionEditor() {
  const trpc = useTRPC()
  const groups = useQuery(trpc.optionGroups.list.queryOptions(undefined, { staleTime: 0 }))
  return (
    <RecordPage
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
  const client = useTRPCClient()
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
  if (min === max) return min === 1 ? 'Choose one' : `Choose ${min}`
  return min === 0 ? `Choose up to ${max}` : `Choose ${min} to ${max}`
}

const countDishes = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`)

const MAX_NAMED = 3

function nameDishes(dishes: EditableOptionGroup['dishes']) {
  const names = dishes.slice(0, MAX_NAMED).map(({ title }) => title)
  const rest = dishes.length - names.length
  return rest === 0 ? `On ${names.join(', ')}.` : `On ${names.join(', ')} and ${rest} more.`
}

interface OptionGroupFormProps extends RecordFormSlot {
  /** The group being edited, or null for a new one. */
  group: EditableOptionGroup | null
}

function OptionGroupForm({ group, onSaved, ...buttons }: OptionGroupFormProps) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const money = useMoney()
  const record = useRecordForm({
    original: group,
    draftOf: (entry) => draftOf(entry, money),
    read: (draft, base) => readDraft(draft, base, money),
    schema: saveOptionGroupInput,
    // The server says 'choices.0.sizePrices.1.price'; the message is below the prices of that choice.
    fieldOf: (path) => path.replace(/(\.sizePrices)\..*$/, '$1'),
    save: saveVersion(client.optionGroups),
    loadNewest: async () => (await client.optionGroups.list.query()).find(({ _id }) => _id === group?._id),
    refresh: useRefreshMenu(),
    onSaved: () => onSaved(),
    fallback: 'Failed to save option group',
    fieldNames,
  })
  const { bind, form } = record
  const { data: groups = [] } = useQuery(trpc.optionGroups.list.queryOptions())
  const possibleSizes = groups.filter(({ _id, max }) => max === 1 && _id !== group?._id)
  const sizes = groups.find(({ key }) => key === form.values.sizeGroup)?.choices ?? []
  return (
    <RecordForm record={record} describe={describeDraft} {...buttons}>
      <TextInput {...bind('name')} description="As guests read it: “Spice level”" data-autofocus />
      <SimpleGrid cols={2}>
        <TextInput {...bind('min')} inputMode="numeric" description="0 = optional" />
        <TextInput {...bind('max')} inputMode="numeric" description="1 if only one can be chosen" />
      </SimpleGrid>
      <Checkbox
        {...bind('addsIngredients', 'checkbox')}
        description="Not for sizes or spice levels: allergens and diets are then those of the dish, whatever is chosen."
      />
      <NativeSelect
        {...bind('sizeGroup')}
        description="If a choice costs more on the large one. The dish needs both groups."
        data={[
          { value: '', label: 'Nothing' },
          ...possibleSizes.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        onChange={({ currentTarget }) => {
          form.setFieldValue('sizeGroup', currentTarget.value)
          // The sizes of another group have other keys.
          for (const index of form.values.choices.keys())
            form.setFieldValue(`choices.${index}.sizePrices`, {})
        }}
      />
      <ChoiceFields form={form} sizes={sizes} />
      <Fieldset legend="What guests see">
        <Preview key={JSON.stringify(form.values)} draft={form.values} />
      </Fieldset>
    </RecordForm>
  )
}

// It shows what choices do to a dish of every diet.
const anyDish = { dietary: [...dietaryLabels], allergens: [] }

/** Can be tried; nothing of it is saved. */
function Preview({ draft }: { draft: OptionDraft }) {
  const chosen = useOptions([previewOf(draft, useMoney())])
  return <OptionFields chosen={chosen} dish={anyDish} />
}
