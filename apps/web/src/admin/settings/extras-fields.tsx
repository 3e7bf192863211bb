import {
  ActionIcon,
  Button,
  Fieldset,
  Group,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { MAX_EXTRAS, type ExtraItem } from '@tiffin/contract'
import { AmountNumberInput } from '../../domain/admin/amount-input.tsx'
import { useSettings } from '../../lib/api/settings.tsx'
import { useTRPC } from '../../lib/api/trpc.ts'
import type { SectionFieldsProps } from './section-fields.ts'

/** Bags, cutlery and the like: what guests are asked at the checkout, and what they pay for it. */
export function ExtrasFields({ form }: SectionFieldsProps<'extras'>) {
  const { items } = form.values
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        Guests are asked about these at the checkout, and get none they did not ask for. Coupons do not apply
        to them. Items with the same question are its answers; a yes-or-no item with a question of its own is
        a checkbox. Guests who say yes get one, and staff can add more.
      </Text>
      {items.map((item, index) => (
        <ItemFields key={item.id} form={form} item={item} index={index} />
      ))}
      <Group>
        <Button
          variant="default"
          disabled={items.length >= MAX_EXTRAS}
          onClick={() => form.insertListItem('items', newItem(items))}
        >
          Add an item
        </Button>
      </Group>
    </Stack>
  )
}

function newItem(items: readonly ExtraItem[]): ExtraItem {
  const ids = new Set(items.map(({ id }) => id))
  let number = items.length + 1
  while (ids.has(`extra-${number}`)) number++
  return {
    id: `extra-${number}`,
    name: '',
    question: '',
    price: 0,
    taxCategory: null,
    asks: 'yes or no',
    max: 1,
  }
}

interface ItemFieldsProps extends SectionFieldsProps<'extras'> {
  item: ExtraItem
  index: number
}

function ItemFields({ form, item, index }: ItemFieldsProps) {
  const path = `items.${index}`
  const name = item.name.trim() || `Item ${index + 1}`
  return (
    <Fieldset legend={name}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput label="Name" placeholder="Paper bag" {...form.getInputProps(`${path}.name`)} />
          <TextInput
            label="Question"
            placeholder="Do you need a bag?"
            {...form.getInputProps(`${path}.question`)}
          />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="sm">
          <AmountNumberInput label="Price" fixedDecimalScale {...form.getInputProps(`${path}.price`)} />
          <NativeSelect
            label="Guests answer"
            data={[
              { value: 'yes or no', label: 'Yes or no' },
              { value: 'how many', label: 'How many' },
            ]}
            {...form.getInputProps(`${path}.asks`)}
          />
          <NumberInput
            label="At most per order"
            allowDecimal={false}
            {...form.getInputProps(`${path}.max`)}
          />
        </SimpleGrid>
        <TaxField form={form} item={item} index={index} />
        <Group justify="flex-end">
          <ActionIcon
            variant="subtle"
            size="lg"
            color="chilli"
            aria-label={`Remove ${name}`}
            onClick={() => form.removeListItem('items', index)}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </Group>
      </Stack>
    </Fieldset>
  )
}

/** Only where taxes differ by category. */
function TaxField({ form, item, index }: ItemFieldsProps) {
  const { taxes } = useSettings()
  const trpc = useTRPC()
  const { data: categories = [] } = useQuery(trpc.categories.list.queryOptions())
  if (item.taxCategory === null && taxes.list.every((tax) => tax.categories === null)) return null
  const known = categories.map(({ slug, name }) => ({ value: slug, label: name }))
  const gone = known.every(({ value }) => value !== item.taxCategory) && item.taxCategory
  const path = `items.${index}.taxCategory`
  return (
    <NativeSelect
      label="Taxed like"
      description="The category whose taxes it has"
      data={[{ value: '', label: 'All dishes' }, ...known, ...(gone ? [gone] : [])]}
      error={form.errors[path]}
      value={item.taxCategory ?? ''}
      onChange={({ currentTarget }) => form.setFieldValue(path, currentTarget.value || null)}
    />
  )
}
