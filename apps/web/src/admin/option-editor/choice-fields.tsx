import { AmountInput } from '../../domain/admin/amount-input.tsx'
import { useMoney } from '../../lib/api/settings.tsx'
import {
  ActionIcon,
  Button,
  Checkbox,
  Fieldset,
  Group,
  Stack,
  Text,
  TextInput,
  Collapse,
  NativeSelect,
  Paper,
} from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconTrash } from '@tabler/icons-react'
import {
  MAX_OPTION_CHOICES,
  MAX_SKU_LENGTH,
  allergenNames,
  dietaryLabels,
  findIngredient,
  type DietaryLabel,
} from '@tiffin/contract'
import { useDisclosure } from '@mantine/hooks'
import { useId } from 'react'
import { SortableList, type SortControls } from '../../ui/admin/sortable-list.tsx'
import { useStaffMenu } from '../../domain/admin/use-staff-menu.ts'
import { AllergenField } from '../../domain/admin/allergen-field.tsx'
import { newChoice, type OptionDraft } from './option-draft.ts'

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

const labels = { name: 'Name', price: 'Price', max: 'At most' } as const

interface ChoiceDetailsProps {
  form: UseFormReturnType<OptionDraft>
  index: number
  /** What the choice is called. */
  name: string
}

/** Which dish a choice is, which diets it breaks, what is in it, and its SKU; folded until it is needed. */
function ChoiceDetails({ form, index, name }: ChoiceDetailsProps) {
  const choice = form.values.choices[index]
  const [isOpen, { toggle }] = useDisclosure(false)
  const id = useId()
  if (choice === undefined) return null
  const path = `choices.${index}`
  const errorOf = (field: keyof typeof choice) =>
    (form.getInputProps(`${path}.${field}`) as { error?: string }).error
  const [ofSku, ofDish, ofDiets, ofAllergens] = (['sku', 'product', 'breaksDiets', 'allergens'] as const).map(
    errorOf,
  )
  // What was stated before is taken away here, not dropped in silence.
  const hasContents = form.values.addsIngredients || findIngredient(choice) !== null
  const isShown = isOpen || [ofSku, ofDish, ofDiets, ofAllergens].some((error) => error !== undefined)
  const what = hasContents ? 'Dish, diets, allergens, SKU' : 'SKU'
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Button
          variant="subtle"
          size="compact-md"
          aria-expanded={isShown}
          aria-controls={id}
          aria-label={`${what} of ${name}`}
          onClick={toggle}
        >
          {what}
        </Button>
        <Text fz="sm" c="dimmed">
          {summarize(choice)}
        </Text>
      </Group>
      <Collapse expanded={isShown} id={id}>
        <Paper p="sm" withBorder>
          <Stack gap="sm">
            {hasContents && (
              <>
                <DishSelect
                  label={`Menu item for ${name}`}
                  value={choice.product}
                  error={ofDish}
                  onChange={(slug) => form.setFieldValue(`${path}.product`, slug)}
                />
                <Checkbox.Group
                  label={`Choosing ${name} makes the dish no longer`}
                  description="Diets ruled out by its allergens are removed automatically."
                  error={ofDiets}
                  value={choice.breaksDiets}
                  onChange={(chosen) =>
                    form.setFieldValue(
                      `${path}.breaksDiets`,
                      dietaryLabels.filter((label) => chosen.includes(label)),
                    )
                  }
                >
                  <Group mt="xs">
                    {dietaryLabels.map((label: DietaryLabel) => (
                      <Checkbox key={label} value={label} label={label} />
                    ))}
                  </Group>
                </Checkbox.Group>
                <AllergenField
                  label={`Allergens in ${name}`}
                  unknown={
                    choice.product === ''
                      ? 'Not stated: a dish with it counts as unknown.'
                      : 'Those of its dish count.'
                  }
                  error={ofAllergens}
                  value={choice.allergens}
                  unstated={choice.unstated}
                  isComplete={choice.hasAllAllergens}
                  onComplete={(isComplete) => form.setFieldValue(`${path}.hasAllAllergens`, isComplete)}
                  onChange={(value) => form.setFieldValue(`${path}.allergens`, value)}
                />
              </>
            )}
            <TextInput
              label={`SKU of ${name}`}
              description="What your till or another program calls it."
              maxLength={MAX_SKU_LENGTH}
              autoCapitalize="none"
              spellCheck={false}
              {...form.getInputProps(`${path}.sku`)}
            />
          </Stack>
        </Paper>
      </Collapse>
    </Stack>
  )
}

interface DishSelectProps {
  label: string
  /** A slug; blank if it is no dish. */
  value: string
  error: string | undefined
  onChange: (slug: string) => void
}

function DishSelect({ label, value, error, onChange }: DishSelectProps) {
  const { products } = useStaffMenu()
  const known = products?.map(({ slug, title }) => ({ value: slug, label: title })) ?? []
  const isKnown = value === '' || known.some((one) => one.value === value)
  return (
    <NativeSelect
      label={label}
      description="For combos: it uses that dish’s stock and goes to its station."
      value={value}
      error={error}
      data={[
        { value: '', label: 'Not a menu item' },
        ...known,
        ...(isKnown ? [] : [{ value, label: value }]),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

function summarize({ product, breaksDiets, allergens, sku }: OptionDraft['choices'][number]): string {
  const parts = [
    ...(product === '' ? [] : [`is ${product}`]),
    ...(breaksDiets.length > 0 ? [`not ${breaksDiets.join(', ')}`] : []),
    ...(allergens === null ? [] : [allergens.map((one) => allergenNames[one]).join(', ') || 'no allergens']),
    ...(sku.trim() === '' ? [] : [`SKU ${sku.trim()}`]),
  ]
  return parts.join(' · ')
}
