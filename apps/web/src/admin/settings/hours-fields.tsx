import { useQuery } from '@tanstack/react-query'
import type { OpeningInterval, WeeklyHours } from '@tiffin/contract'
import {
  Button,
  Checkbox,
  CloseButton,
  Fieldset,
  Group,
  NativeSelect,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { useTRPC } from '../../lib/api/trpc.ts'
import type { SectionFieldsProps } from './section-fields.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const departments = [
  { department: 'kitchen', title: 'Kitchen: orders and tables' },
  { department: 'office', title: 'Enquiries and catering' },
] as const
// So that what is beside a day is below what is beside the day before, whether it is open or not.
const TIME_WIDTH = '7.5rem'
const ROW_WIDTH = '18.5rem'
const BLANK: OpeningInterval = { opens: '', closes: '' }

type HoursForm = SectionFieldsProps<'hours'>['form']

export function HoursFields({ form }: SectionFieldsProps<'hours'>) {
  return (
    <Stack>
      {departments.map(({ department, title }) => (
        <Fieldset key={department} legend={title}>
          <Stack gap="sm">
            {days.map((name, index) => {
              const day = (index + 1) as keyof WeeklyHours
              return (
                <DayHours
                  key={name}
                  name={name}
                  label={`${title.split(':')[0]}, ${name}`}
                  path={`${department}.${day}`}
                  spans={form.values[department][day]}
                  form={form}
                />
              )
            })}
          </Stack>
        </Fieldset>
      ))}
      <ServedCategories form={form} />
    </Stack>
  )
}

interface DayHoursProps {
  name: string
  /** Labels the fields, which have the same names in both weeks. */
  label: string
  path: string
  spans: readonly OpeningInterval[]
  form: HoursForm
}

function DayHours({ name, label, path, spans, form }: DayHoursProps) {
  return (
    <Group align="flex-start" gap="sm">
      <Text w={96} pt={6} fw={600}>
        {name}
      </Text>
      <Stack gap="xs" miw={ROW_WIDTH}>
        {spans.length === 0 && <Text pt={6}>Closed</Text>}
        {spans.map((_, index) => (
          // A span is only identified by its position.
          <SpanInputs key={index} label={label} path={path} index={index} form={form} />
        ))}
      </Stack>
      <Button
        variant="subtle"
        aria-label={`Add hours: ${label}`}
        onClick={() => form.insertListItem(path, BLANK)}
      >
        Add hours
      </Button>
    </Group>
  )
}

interface SpanInputsProps {
  label: string
  /** The path of the list that contains the span, and its index there. */
  path: string
  index: number
  form: HoursForm
}

const SpanInputs = ({ label, path, index, form }: SpanInputsProps) => (
  <Group gap="xs" align="flex-start">
    <TextInput
      w={TIME_WIDTH}
      type="time"
      aria-label={`Opens: ${label}`}
      {...form.getInputProps(`${path}.${index}.opens`)}
    />
    <TextInput
      w={TIME_WIDTH}
      type="time"
      aria-label={`Closes: ${label}`}
      {...form.getInputProps(`${path}.${index}.closes`)}
    />
    <CloseButton size="lg" aria-label={`Remove: ${label}`} onClick={() => form.removeListItem(path, index)} />
  </Group>
)

interface ServedDaysProps {
  label: string
  path: string
  days: readonly number[] | undefined
  form: HoursForm
}

/** All of them are every day, also for a kitchen that opens on another one later. */
function ServedDays({ label, path, days: chosen, form }: ServedDaysProps) {
  const all = days.map((_, index) => index + 1)
  return (
    <Checkbox.Group
      aria-label={`Days: ${label}`}
      value={(chosen ?? all).map(String)}
      error={form.getInputProps(path).error as string | undefined}
      onChange={(values) =>
        form.setFieldValue(
          path,
          values.length === all.length ? undefined : values.map(Number).toSorted((one, other) => one - other),
        )
      }
    >
      <Group gap="sm" mih={36}>
        {days.map((name, index) => (
          <Checkbox
            key={name}
            value={String(index + 1)}
            label={name.slice(0, 3)}
            aria-label={`${name}: ${label}`}
          />
        ))}
      </Group>
    </Checkbox.Group>
  )
}

function ServedCategories({ form }: SectionFieldsProps<'hours'>) {
  const trpc = useTRPC()
  const { data: categories = [] } = useQuery(trpc.categories.list.queryOptions())
  const { service } = form.values
  const names = new Map(categories.map(({ slug, name }) => [slug, name]))
  // A category that is no longer on the menu is shown by its stored slug.
  const known = [...new Set([...names.keys(), ...service.map(({ category }) => category)])]
  return (
    <Fieldset legend="Categories served only part of the day or week">
      <Stack gap="sm">
        {service.map((served, index) => (
          <Group key={index} align="flex-start" gap="sm">
            <NativeSelect
              aria-label="Category"
              data={known.map((slug) => ({ value: slug, label: names.get(slug) ?? slug }))}
              {...form.getInputProps(`service.${index}.category`)}
            />
            <SpanInputs
              label={names.get(served.category) ?? served.category}
              path="service"
              index={index}
              form={form}
            />
            <ServedDays
              label={names.get(served.category) ?? served.category}
              path={`service.${index}.days`}
              days={served.days}
              form={form}
            />
          </Group>
        ))}
        <Group>
          <Button
            variant="subtle"
            disabled={known.length === 0}
            onClick={() => form.insertListItem('service', { category: known[0] ?? '', ...BLANK })}
          >
            Add a category
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}
