import { SimpleGrid, Text, Badge, Alert, Group, Radio, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AffectedDay,
  formatHours,
  type HourFormat,
  saveSpecialDayInput,
  type SaveSpecialDayInput,
  type SpecialDay,
  weeklyHoursLines,
} from '@tiffin/contract'
import { useSettings } from '../../lib/api/settings.tsx'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { RecordPage, type RecordFormSlot, RecordForm } from '../../ui/admin/record-page.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { formatDate } from '../../lib/time/local-time.ts'
import { RecordCard } from '../../ui/admin/record-card.tsx'
import { AffectedDays } from '../../domain/admin/affected-days.tsx'
import { saveVersion, useRecordForm } from '../../lib/forms/use-record-form.ts'

/** Holidays, closures and days with different hours. */
export function HoursEditor() {
  const trpc = useTRPC()
  const { data, isPending, refetch } = useQuery(
    trpc.openingHours.list.queryOptions(undefined, { staleTime: 0 }),
  )
  const lost = data?.affectedElsewhere ?? []
  return (
    <>
      <RecordPage
        query={{ data: data?.specialDays, isPending, refetch }}
        one="special day"
        lead="A holiday, a closure, or a day with different hours. Takes effect immediately for orders, reservations and the whole site."
        empty={{ title: 'No upcoming special days', hint: 'The weekly hours apply every day.' }}
        folded={{ title: (count) => `Past (${count})`, has: ({ isOver }) => isOver }}
        titleOf={({ name }) => name}
        renderCard={(specialDay, edit) => <SpecialDayCard specialDay={specialDay} onEdit={edit} />}
        renderForm={(specialDay, slot) => <SpecialDayForm specialDay={specialDay} {...slot} />}
      >
        {data !== undefined && data.total > data.specialDays.length && (
          <Text role="note" mb="md">
            {`Only ${data.specialDays.length.toLocaleString('en')} of ${data.total.toLocaleString('en')} special days are listed: those to come first, then the latest past ones. Delete some to see the others.`}
          </Text>
        )}
        {/* Guests at times that a special day had opened, until it was deleted, moved or shortened. */}
        {lost.length > 0 && (
          <TitledSection isCard title="Outside the weekly hours" mb="md">
            <AffectedNote affected={lost} />
          </TitledSection>
        )}
      </RecordPage>
      <WeeklyHours />
    </>
  )
}

/** The hours of an ordinary week, read-only. */
function WeeklyHours() {
  const { hours, region } = useSettings()
  return (
    <TitledSection isCard title="Weekly hours" mt="lg">
      <Text c="dimmed" mb="sm">
        You can change these under Settings.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Week name="Kitchen: orders and tables" lines={weeklyHoursLines(hours.kitchen, region)} />
        <Week name="Enquiries and catering" lines={weeklyHoursLines(hours.office, region)} />
      </SimpleGrid>
    </TitledSection>
  )
}

const Week = ({ name, lines }: { name: string; lines: readonly string[] }) => (
  <div>
    <Text fw={600}>{name}</Text>
    {lines.map((line) => (
      <Text key={line}>{line}</Text>
    ))}
  </div>
)

interface SpecialDayCardProps {
  specialDay: SpecialDay
  onEdit: () => void
}

function SpecialDayCard({ specialDay, onEdit }: SpecialDayCardProps) {
  const { region } = useSettings()
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { _id: id, name, opens, affected } = specialDay
  return (
    <RecordCard
      title={name}
      badge={<Badge color={opens === null ? 'chilli' : 'royal'}>{describeHours(specialDay, region)}</Badge>}
      onEdit={onEdit}
      deletion={{
        consequence: 'The weekly hours apply again on these days.',
        onDelete: () => client.openingHours.delete.mutate({ id }),
        onDeleted: () => void queryClient.invalidateQueries(trpc.openingHours.pathFilter()),
      }}
    >
      <Text>{describeDays(specialDay)}</Text>
      {affected.length > 0 && <AffectedNote affected={affected} />}
    </RecordCard>
  )
}

const describeDays = ({ firstDay, lastDay }: SpecialDay) =>
  firstDay === lastDay ? formatDate(firstDay) : `${formatDate(firstDay)} to ${formatDate(lastDay)}`

const describeHours = ({ opens, closes }: SpecialDay, region: HourFormat) =>
  opens === null || closes === null ? 'Closed' : formatHours({ opens, closes }, region)

/** Guests with orders or tables at times that are now closed: someone has to call them. */
const AffectedNote = ({ affected }: { affected: readonly AffectedDay[] }) => (
  <Alert role="note" color="saffron" title="Please call these guests">
    <Text size="sm">They have orders or tables at times you are now closed.</Text>
    <AffectedDays affected={affected} />
  </Alert>
)

interface SpecialDayFormProps extends RecordFormSlot {
  /** The special day being edited, or null for a new one. */
  specialDay: SpecialDay | null
}

function SpecialDayForm({ specialDay, onSaved, ...buttons }: SpecialDayFormProps) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const record = useRecordForm({
    original: specialDay,
    draftOf,
    read: readDraft,
    schema: saveSpecialDayInput,
    save: saveVersion(client.openingHours),
    loadNewest: async () =>
      (await client.openingHours.list.query()).specialDays.find(({ _id }) => _id === specialDay?._id),
    refresh: () => queryClient.invalidateQueries(trpc.openingHours.pathFilter()),
    onSaved: () => onSaved(),
    fallback: 'Failed to save the special day',
    fieldNames,
  })
  const { form, bind } = record

  return (
    <RecordForm record={record} describe={describeDraft} {...buttons}>
      <TextInput {...bind('name')} description="Shown to guests, such as “Christmas Day”" data-autofocus />
      <SimpleGrid cols={2}>
        <TextInput {...bind('firstDay')} type="date" />
        <TextInput
          {...bind('lastDay')}
          type="date"
          description="Leave blank for a single day"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      </SimpleGrid>
      <HoursChoice form={form} />
      {form.values.hours === 'other' && (
        <SimpleGrid cols={2}>
          <TextInput {...bind('opens')} type="time" />
          <TextInput {...bind('closes')} type="time" />
        </SimpleGrid>
      )}
    </RecordForm>
  )
}

/** Neither is the usual case: it is chosen. */
function HoursChoice({ form }: { form: UseFormReturnType<SpecialDayDraft> }) {
  const { hours } = form.values
  // The type does not name what the form finds a field by.
  const { error, 'data-path': path } = form.getInputProps('opens') as { error: unknown; 'data-path'?: string }
  return (
    <Radio.Group
      label={fieldNames.hours}
      value={hours}
      error={hours === '' && error !== undefined && 'Choose one'}
      onChange={(chosen) => form.setFieldValue('hours', chosen)}
    >
      <Group mt="xs" mb="xs">
        {/* Where the focus goes while neither is chosen. */}
        <Radio value="closed" label="Closed all day" {...(hours === '' && { 'data-path': path })} />
        <Radio value="other" label="Other hours" />
      </Group>
    </Radio.Group>
  )
}

/** The form's values. */
type SpecialDayDraft = ReturnType<typeof draftOf>

/** The fields and their labels, in the order of the form. */
const fieldNames: Readonly<Record<keyof SpecialDayDraft, string>> = {
  name: 'Name',
  firstDay: 'First day',
  lastDay: 'Last day',
  hours: 'On these days',
  opens: 'Opens',
  closes: 'Closes',
}

// Blank would mean closed: unless that is chosen, a missing time is an error instead.
const MISSING = 'missing'

export const readDraft = ({ hours, opens, closes, ...draft }: SpecialDayDraft): SaveSpecialDayInput => ({
  ...draft,
  opens: hours === 'closed' ? null : opens || MISSING,
  closes: hours === 'closed' ? null : closes || MISSING,
})

/** '' until it is chosen. */
type HoursKind = '' | 'closed' | 'other'

const hoursKindOf = (specialDay: SpecialDay | null): HoursKind => {
  if (specialDay === null) return ''
  return specialDay.opens === null ? 'closed' : 'other'
}

export const draftOf = (specialDay: SpecialDay | null) => ({
  name: specialDay?.name ?? '',
  firstDay: specialDay?.firstDay ?? '',
  lastDay: specialDay?.lastDay ?? '',
  hours: hoursKindOf(specialDay),
  opens: specialDay?.opens ?? '',
  closes: specialDay?.closes ?? '',
})

/** As shown where two versions are compared. */
const describeDraft = (draft: SpecialDayDraft) => ({
  ...draft,
  firstDay: sayDay(draft.firstDay),
  lastDay: sayDay(draft.lastDay || draft.firstDay),
  hours: draft.hours === 'closed' ? 'Closed all day' : 'Other hours',
  ...(draft.hours === 'closed' && { opens: '', closes: '' }),
})

const sayDay = (day: string) => (day === '' ? '' : formatDate(day))
