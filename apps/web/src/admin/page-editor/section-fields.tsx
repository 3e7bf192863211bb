import { Button, Fieldset, Group, Select, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core'
import { PictureUpload } from '../../domain/admin/picture-upload.tsx'
import { emptyValue, labelOf, type Field } from './section-forms.ts'

interface FieldProps {
  name: string
  /** Where its errors are found: 'items.0.title'. */
  path: string
  field: Field
  value: unknown
  errors: Readonly<Record<string, string>>
  onChange: (value: unknown) => void
}

const ignore = () => {}

// Longer texts have room for a paragraph.
const ONE_LINE = 120

/** The field that a schema asks for. */
export function SectionField(props: FieldProps) {
  const { name, path, field, value, errors, onChange } = props
  const common = { label: labelOf(name), error: errors[path] }
  if (field.type === 'choice') {
    const data = field.options.map((option) => ({ value: option, label: labelOf(option) }))
    return (
      <Select
        {...common}
        description={field.hint}
        data={data}
        allowDeselect={false}
        value={value as string}
        onChange={(next) => onChange(next ?? value)}
      />
    )
  }
  if (field.type === 'switch')
    return (
      <Switch
        {...common}
        description={field.hint}
        checked={value === true}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    )
  if (field.type === 'picture')
    return (
      <Stack gap="xs">
        <PictureUpload
          label={common.label}
          shapes={['original', '4:3', '1:1']}
          url={value as string}
          onUploaded={onChange}
          onBusyChange={ignore}
        />
        <TextInput
          label={`Address of ${common.label.toLowerCase()}`}
          error={common.error}
          description={field.hint}
          value={value as string}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </Stack>
    )
  if (field.type === 'list') return <ListField {...props} field={field} />
  if (field.type === 'group') return <GroupField {...props} field={field} />
  const text = {
    ...common,
    description: field.hint,
    value: value as string,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  }
  return field.maxLength > ONE_LINE ? (
    <Textarea autosize minRows={2} maxRows={20} {...text} />
  ) : (
    <TextInput {...text} />
  )
}

type GroupFieldProps = FieldProps & { field: Extract<Field, { type: 'group' }> }

function GroupField({ name, path, field, value, errors, onChange }: GroupFieldProps) {
  const parts = value as Record<string, unknown> | null
  const label = labelOf(name)
  const fields = parts !== null && (
    <Stack gap="xs">
      {field.fields.map(([part, each]) => (
        <SectionField
          key={part}
          name={part}
          path={`${path}.${part}`}
          field={each}
          value={parts[part]}
          errors={errors}
          onChange={(next) => onChange({ ...parts, [part]: next })}
        />
      ))}
    </Stack>
  )
  if (!field.isOptional) return fields
  return (
    <Stack gap="xs">
      <Switch
        label={label}
        checked={parts !== null}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? emptyValue({ ...field, isOptional: false }) : null)
        }
      />
      {fields}
    </Stack>
  )
}

type ListFieldProps = FieldProps & { field: Extract<Field, { type: 'list' }> }

function ListField({ name, path, field, value, errors, onChange }: ListFieldProps) {
  const items = value as unknown[]
  const label = labelOf(name)
  const replace = (at: number, next: unknown) => onChange(items.with(at, next))
  const move = (at: number, by: number) => {
    const others = items.toSpliced(at, 1)
    onChange(others.toSpliced(at + by, 0, items[at]))
  }
  return (
    <Fieldset legend={label}>
      {field.hint !== undefined && (
        <Text size="sm" c="dimmed">
          {field.hint}
        </Text>
      )}
      <Stack gap="md">
        {items.map((item, place) => (
          // They have no names, and are edited in place.
          <Stack key={place} gap="xs" role="group" aria-label={`${label} ${place + 1}`}>
            <SectionField
              name={field.item.type === 'text' ? `${label} ${place + 1}` : label}
              path={`${path}.${place}`}
              field={field.item}
              value={item}
              errors={errors}
              onChange={(next) => replace(place, next)}
            />
            <Group gap="xs">
              <Button
                size="compact-sm"
                variant="subtle"
                disabled={place === 0}
                onClick={() => move(place, -1)}
              >
                Up
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                disabled={place === items.length - 1}
                onClick={() => move(place, 1)}
              >
                Down
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                color="chilli"
                onClick={() => onChange(items.toSpliced(place, 1))}
              >
                Remove
              </Button>
            </Group>
          </Stack>
        ))}
        {errors[path] !== undefined && (
          <Text size="sm" c="chilli.6" role="alert">
            {errors[path]}
          </Text>
        )}
        <Group>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => onChange([...items, emptyValue(field.item)])}
          >
            Add
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}
