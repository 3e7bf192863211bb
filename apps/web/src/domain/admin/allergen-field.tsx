import { Checkbox, Group } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { allergenListOf, allergenLists, allergens, nameAllergen, type Allergen } from '@tiffin/contract'
import type { ReactNode } from 'react'
import { useSettings } from '../../lib/api/settings.tsx'

interface AllergenFieldProps {
  label: string
  /** What guests read as long as nothing is ticked. */
  unknown: string
  /** Null: nobody has checked it. An empty list says that it contains none. */
  value: readonly Allergen[] | null
  /** Of the country's list, about which nothing is stated yet. */
  unstated?: readonly Allergen[] | undefined
  /** Whether somebody has checked those, too. */
  isComplete: boolean
  error?: ReactNode
  onChange: (value: Allergen[] | null) => void
  onComplete: (isComplete: boolean) => void
}

const NONE = 'none'

/**
 * Which allergens of the country's list are in something. That it contains none of them has to be ticked, too: it is never
 * said by accident. What was stated for another country's list stays, marked, until somebody takes it away.
 */
export function AllergenField({
  label,
  unknown,
  value,
  unstated = [],
  isComplete,
  error,
  onChange,
  onComplete,
}: AllergenFieldProps) {
  const list = allergenListOf(useSettings().region)
  const offered: readonly Allergen[] = allergenLists[list]
  const kept = value?.filter((one) => !offered.includes(one)) ?? []
  const open = value === null ? [] : unstated.filter((one) => !value.includes(one))
  const namesOf = (some: readonly Allergen[]) => some.map((one) => nameAllergen(one, list)).join(', ')

  function handleChange(ticked: string[]) {
    const contained = allergens.filter((one) => ticked.includes(one))
    const saysNone = ticked.includes(NONE) && value?.length !== 0
    if (saysNone) onChange([])
    else onChange(contained.length > 0 ? contained : null)
  }
  return (
    <>
      <Checkbox.Group
        label={label}
        description={value === null ? unknown : undefined}
        error={error}
        value={value?.length === 0 ? [NONE] : [...(value ?? [])]}
        onChange={handleChange}
      >
        <Group gap="sm" mt="xs" style={{ columnGap: 'var(--mantine-spacing-lg)' }}>
          {offered.map((allergen) => (
            <Checkbox key={allergen} value={allergen} label={upperFirst(nameAllergen(allergen, list))} />
          ))}
          {kept.map((allergen) => (
            <Checkbox
              key={allergen}
              value={allergen}
              label={`${upperFirst(nameAllergen(allergen, list))} (from another country’s list)`}
            />
          ))}
          <Checkbox value={NONE} label="None of these" />
        </Group>
      </Checkbox.Group>
      {open.length > 0 && (
        <Checkbox
          checked={isComplete}
          onChange={({ currentTarget }) => onComplete(currentTarget.checked)}
          label="Nothing else on this list is in it"
          description={`Not stated yet: ${namesOf(open)}. Until then guests read that the information is incomplete.`}
        />
      )}
    </>
  )
}
