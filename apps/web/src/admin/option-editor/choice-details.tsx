import { Button, Checkbox, Collapse, Group, NativeSelect, Paper, Stack, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  allergenNames,
  type DietaryLabel,
  dietaryLabels,
  findIngredient,
  MAX_SKU_LENGTH,
} from '@tiffin/contract'
import { useDisclosure } from '@mantine/hooks'
import { useId } from 'react'
import { useStaffMenu } from '../../domain/admin/use-staff-menu.ts'
import { AllergenField } from '../../domain/admin/allergen-field.tsx'
import type { OptionDraft } from './option-draft.ts'

export const labels = { name: 'Name', price: 'Price', max: 'At most' } as const

interface ChoiceDetailsProps {
  form: UseFormReturnType<OptionDraft>
  index: number
  /** What the choice is called. */
  name: string
}

/** Which dish a choice is, which diets it breaks, what is in it, and its SKU; folded until it is needed. */
export function ChoiceDetails({ form, index, name }: ChoiceDetailsProps) {
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
