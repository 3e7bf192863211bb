import { Button, Checkbox, Collapse, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { UseFormReturnType } from '@mantine/form'
import { allergenNames, dietaryLabels, type DietaryLabel } from '@tiffin/contract'
import { useId } from 'react'
import { trpc } from '../../lib/api/trpc.ts'
import { AllergenField } from '../../domain/admin/allergen-field.tsx'
import type { OptionDraft } from './option-draft.ts'

interface ChoiceDetailsProps {
  form: UseFormReturnType<OptionDraft>
  index: number
  /** What the choice is called. */
  name: string
}

/** Which dish a choice is, which diets it breaks and what is in it; folded until it is needed. */
export function ChoiceDetails({ form, index, name }: ChoiceDetailsProps) {
  const choice = form.values.choices[index]
  const [isOpen, { toggle }] = useDisclosure(false)
  const id = useId()
  if (choice === undefined) return null
  const path = `choices.${index}`
  const { error } = form.getInputProps(`${path}.product`) as { error?: string }
  const isShown = isOpen || error !== undefined
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Button
          variant="subtle"
          size="compact-md"
          aria-expanded={isShown}
          aria-controls={id}
          aria-label={`Dish, diets and allergens of ${name}`}
          onClick={toggle}
        >
          Dish, diets and allergens
        </Button>
        <Text fz="sm" c="dimmed">
          {summarize(choice)}
        </Text>
      </Group>
      <Collapse expanded={isShown} id={id}>
        <Paper p="sm" withBorder>
          <Stack gap="sm">
            <DishSelect
              label={`The dish that ${name} is`}
              value={choice.product}
              error={error}
              onChange={(slug) => form.setFieldValue(`${path}.product`, slug)}
            />
            <Checkbox.Group
              label={`A dish with ${name} is no longer`}
              description="Diets that its allergens rule out are taken away anyway."
              value={choice.breaksDiets}
              onChange={(labels) =>
                form.setFieldValue(
                  `${path}.breaksDiets`,
                  dietaryLabels.filter((label) => labels.includes(label)),
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
              value={choice.allergens}
              onChange={(value) => form.setFieldValue(`${path}.allergens`, value)}
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
  const { data } = trpc.products.list.useQuery({})
  const known = data?.products.map(({ slug, title }) => ({ value: slug, label: title })) ?? []
  const isKnown = value === '' || known.some((one) => one.value === value)
  return (
    <NativeSelect
      label={label}
      description="For a thali or combo: it is cooked and counted as that dish, and 86’d with it."
      value={value}
      error={error}
      data={[
        { value: '', label: 'No dish of its own' },
        ...known,
        ...(isKnown ? [] : [{ value, label: value }]),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

function summarize({ product, breaksDiets, allergens }: OptionDraft['choices'][number]): string {
  const parts = [
    ...(product === '' ? [] : [`is ${product}`]),
    ...(breaksDiets.length > 0 ? [`not ${breaksDiets.join(', ')}`] : []),
    ...(allergens === null ? [] : [allergens.map((one) => allergenNames[one]).join(', ') || 'no allergens']),
  ]
  return parts.join(' · ')
}
