import { Button, Fieldset, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import type { OpeningInterval, WeeklyHours } from '@tiffin/restaurant'
import { trpc } from '../../lib/trpc.ts'
import type { SectionFieldsProps } from './section-fields.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const keepers = [
  { keeper: 'kitchen', title: 'Kitchen: orders and tables' },
  { keeper: 'desk', title: 'Enquiries and catering desk' },
] as const
const BLANK: OpeningInterval = { opens: '', closes: '' }

type Errors = SectionFieldsProps<'hours'>['errors']

export function HoursFields({ value, onChange, errors }: SectionFieldsProps<'hours'>) {
  return (
    <Stack>
      {keepers.map(({ keeper, title }) => (
        <Fieldset key={keeper} legend={title}>
          <Stack gap="sm">
            {days.map((name, index) => {
              const day = (index + 1) as keyof WeeklyHours
              return (
                <DayHours
                  key={name}
                  name={name}
                  label={`${title.split(':')[0]}, ${name}`}
                  path={`${keeper}.${day}`}
                  spans={value[keeper][day]}
                  errors={errors}
                  onChange={(spans) => onChange({ ...value, [keeper]: { ...value[keeper], [day]: spans } })}
                />
              )
            })}
          </Stack>
        </Fieldset>
      ))}
      <ServedCategories value={value} onChange={onChange} errors={errors} />
    </Stack>
  )
}

interface DayHoursProps {
  name: string
  /** Of the fields, which stand below the same name in both weeks. */
  label: string
  path: string
  spans: readonly OpeningInterval[]
  errors: Errors
  onChange: (spans: OpeningInterval[]) => void
}

function DayHours({ name, label, path, spans, errors, onChange }: DayHoursProps) {
  return (
    <Group align="flex-start" gap="sm">
      <Text w={96} pt={6} fw={600}>
        {name}
      </Text>
      <Stack gap="xs">
        {spans.length === 0 && <Text pt={6}>Closed</Text>}
        {spans.map((span, index) => (
          <SpanInputs
            // A span has no name but its place.
            key={index}
            label={label}
            path={`${path}.${index}`}
            span={span}
            errors={errors}
            onChange={(changed) => onChange(spans.with(index, changed))}
            onRemove={() => onChange(spans.toSpliced(index, 1))}
          />
        ))}
      </Stack>
      <Button variant="subtle" aria-label={`Add hours: ${label}`} onClick={() => onChange([...spans, BLANK])}>
        Add hours
      </Button>
    </Group>
  )
}

interface SpanInputsProps<Span extends OpeningInterval> {
  label: string
  path: string
  span: Span
  errors: Errors
  onChange: (span: Span) => void
  onRemove: () => void
}

function SpanInputs<Span extends OpeningInterval>({
  label,
  path,
  span,
  errors,
  onChange,
  onRemove,
}: SpanInputsProps<Span>) {
  return (
    <Group gap="xs" align="flex-start">
      <TextInput
        type="time"
        aria-label={`Opens: ${label}`}
        value={span.opens}
        error={errors[`${path}.opens`]}
        onChange={({ target }) => onChange({ ...span, opens: target.value })}
      />
      <TextInput
        type="time"
        aria-label={`Closes: ${label}`}
        value={span.closes}
        error={errors[`${path}.closes`]}
        onChange={({ target }) => onChange({ ...span, closes: target.value })}
      />
      <Button variant="subtle" aria-label={`Remove: ${label}`} onClick={onRemove}>
        Remove
      </Button>
    </Group>
  )
}

function ServedCategories({ value, onChange, errors }: SectionFieldsProps<'hours'>) {
  const { data: categories = [] } = trpc.categories.list.useQuery()
  const { service } = value
  const names = new Map(categories.map(({ slug, name }) => [slug, name]))
  // One that is no longer on the menu is shown as it is kept.
  const known = [...new Set([...names.keys(), ...service.map(({ category }) => category)])]
  const change = (next: typeof service) => onChange({ ...value, service: next })
  return (
    <Fieldset legend="Categories that are cooked for a part of the day only">
      <Stack gap="sm">
        {service.map((served, index) => (
          <Group key={index} align="flex-start" gap="sm">
            <NativeSelect
              aria-label="Category"
              value={served.category}
              data={known.map((slug) => ({ value: slug, label: names.get(slug) ?? slug }))}
              error={errors[`service.${index}.category`]}
              onChange={({ target }) => change(service.with(index, { ...served, category: target.value }))}
            />
            <SpanInputs
              label={names.get(served.category) ?? served.category}
              path={`service.${index}`}
              span={served}
              errors={errors}
              onChange={(changed) => change(service.with(index, changed))}
              onRemove={() => change(service.toSpliced(index, 1))}
            />
          </Group>
        ))}
        <Group>
          <Button
            variant="subtle"
            disabled={known.length === 0}
            onClick={() => change([...service, { category: known[0] ?? '', ...BLANK }])}
          >
            Add a category
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}
