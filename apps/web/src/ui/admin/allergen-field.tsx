import { Checkbox, Group, Input, Stack } from '@mantine/core'
import { allergenNames, allergens, type Allergen } from '@tiffin/contract'
import type { ReactNode } from 'react'

interface AllergenFieldProps {
  label: string
  /** Where nothing is stated. */
  unknown: string
  value: readonly Allergen[] | null
  error?: ReactNode
  onChange: (value: Allergen[] | null) => void
}

/** Which allergens are in something, or that nobody has said so yet: none of them is another statement than none. */
export function AllergenField({ label, unknown, value, error, onChange }: AllergenFieldProps) {
  return (
    <Stack gap="xs">
      <Checkbox
        label={label}
        description={value === null ? unknown : 'Tick what is in it. Nothing ticked: none of these.'}
        checked={value !== null}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? [] : null)}
      />
      {value !== null && (
        <Checkbox.Group
          aria-label={label}
          value={[...value]}
          onChange={(ticked) => onChange(allergens.filter((one) => ticked.includes(one)))}
        >
          <Group gap="sm" style={{ columnGap: 'var(--mantine-spacing-lg)' }}>
            {allergens.map((allergen) => (
              <Checkbox key={allergen} value={allergen} label={capitalized(allergenNames[allergen])} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      {error !== undefined && <Input.Error role="alert">{error}</Input.Error>}
    </Stack>
  )
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
