import {
  ActionIcon,
  Button,
  Fieldset,
  Group,
  MultiSelect,
  NumberInput,
  Radio,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { TaxesSettings } from '@tiffin/contract'
import { useTRPC } from '../../lib/api/trpc.ts'
import type { SectionFieldsProps } from './section-fields.ts'

const MAX_TAXES = 4

type Tax = TaxesSettings['list'][number]

const newTax: Tax = { name: '', percent: 0, number: '', categories: null }

/** Up to four taxes, on all dishes or on those of some categories, and whether prices include them. */
export function TaxesFields({ form }: SectionFieldsProps<'taxes'>) {
  const { areIncluded, list } = form.values
  return (
    <Stack>
      <Radio.Group
        label="Prices on the menu"
        description="Does not affect orders already placed"
        value={areIncluded ? 'included' : 'added'}
        onChange={(value) => form.setFieldValue('areIncluded', value === 'included')}
      >
        <Group mt="xs">
          <Radio value="added" label="Taxes are added on top" />
          <Radio value="included" label="Taxes are included" />
        </Group>
      </Radio.Group>
      {list.map((tax, index) => (
        <TaxFields key={index} form={form} tax={tax} index={index} />
      ))}
      {list.length === 0 && <Text c="dimmed">No tax is shown or added.</Text>}
      <Group>
        <Button
          variant="default"
          disabled={list.length >= MAX_TAXES}
          onClick={() => form.insertListItem('list', newTax)}
        >
          Add a tax
        </Button>
      </Group>
    </Stack>
  )
}

interface TaxFieldsProps extends SectionFieldsProps<'taxes'> {
  tax: Tax
  index: number
}

function TaxFields({ form, tax, index }: TaxFieldsProps) {
  const trpc = useTRPC()
  const { data: categories = [] } = useQuery(trpc.categories.list.queryOptions())
  const path = `list.${index}`
  const { value: _value, onChange: _onChange, ...ofCategories } = form.getInputProps(`${path}.categories`)
  const slugs = categories.map(({ slug }) => slug)
  return (
    <Fieldset legend={tax.name.trim() || `Tax ${index + 1}`}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput
            label="Name"
            description="As printed on receipts"
            {...form.getInputProps(`${path}.name`)}
          />
          <NumberInput
            label="Percent"
            description="Up to three decimals"
            suffix=" %"
            decimalScale={3}
            {...form.getInputProps(`${path}.percent`)}
          />
        </SimpleGrid>
        <TextInput
          label="Registration number"
          description="Printed on receipts and tickets; leave blank for none"
          {...form.getInputProps(`${path}.number`)}
        />
        <MultiSelect
          label="Categories"
          description="Leave empty for all dishes"
          placeholder={tax.categories === null ? 'All dishes' : ''}
          data={[
            ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
            ...(tax.categories ?? []).filter((slug) => !slugs.includes(slug)),
          ]}
          searchable
          clearable
          {...ofCategories}
          value={tax.categories ?? []}
          onChange={(chosen) => form.setFieldValue(`${path}.categories`, chosen.length > 0 ? chosen : null)}
        />
        <Group justify="flex-end">
          <ActionIcon
            variant="subtle"
            size="lg"
            color="chilli"
            aria-label={`Remove ${tax.name.trim() || `tax ${index + 1}`}`}
            onClick={() => form.removeListItem('list', index)}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </Group>
      </Stack>
    </Fieldset>
  )
}
