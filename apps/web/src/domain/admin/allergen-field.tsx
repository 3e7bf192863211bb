import { Checkbox, Group } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { allergenNames, allergens, type Allergen } from '@tiffin/contract'
import type { ReactNode } from 'react'

interface AllergenFieldProps {
  label: string
  /** What guests read as long as nothing is ticked. */
  unknown: string
  /** Null: nobody has checked it. An empty list says that it contains none. */
  value: readonly Allergen[] | null
  error?: ReactNode
  onChange: (value: Allergen[] | null) => void
}

const NONE = 'none'

/** Which allergens are in something. That it contains none of them has to be ticked, too: it is never said by accident. */
export function AllergenField({ label, unknown, value, error, onChange }: AllergenFieldProps) {
  function handleChange(ticked: string[]) {
    const contained = allergens.filter((one) => ticked.includes(one))
    const saysNone = ticked.includes(NONE) && value?.length !== 0
    if (saysNone) onChange([])
    else onChange(contained.length > 0 ? contained : null)
  }
  return (
    <Checkbox.Group
      label={label}
      description={value === null ? unknown : undefined}
      error={error}
      value={value?.length === 0 ? [NONE] : [...(value ?? [])]}
      onChange={handleChange}
    >
      <Group gap="sm" mt="xs" style={{ columnGap: 'var(--mantine-spacing-lg)' }}>
        {allergens.map((allergen) => (
          <Checkbox key={allergen} value={allergen} label={upperFirst(allergenNames[allergen])} />
        ))}
        <Checkbox value={NONE} label="None of these" />
      </Group>
    </Checkbox.Group>
  )
}
