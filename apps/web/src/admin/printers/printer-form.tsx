import { Checkbox, Fieldset, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import {
  paperWidths,
  savePrinterInput,
  type Printer,
  type PrinterWithAddress,
  type SavePrinterInput,
} from '@tiffin/contract'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { useRecordForm } from '../../lib/forms/use-record-form.ts'
import { type RecordFormSlot, RecordForm } from '../../ui/admin/record-page.tsx'
import { paperNames, useKitchen, stationName, type Kitchen } from './describe-printer.ts'

interface PrinterFormProps extends RecordFormSlot {
  /** The printer being edited, or null for a new one. */
  printer: Printer | null
  /** All printers. */
  printers: readonly Printer[]
  /** A new printer has an address, which is never shown again. */
  onAddress: (answer: PrinterWithAddress) => void
}

const papers = paperWidths.map((value) => ({ value, label: paperNames[value] }))

export function PrinterForm({ printer, printers, onAddress, onSaved, ...buttons }: PrinterFormProps) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { stations } = useKitchen()
  const record = useRecordForm({
    original: printer,
    draftOf,
    read: readDraft,
    schema: savePrinterInput,
    save: (input: SavePrinterInput, base): Promise<Printer | PrinterWithAddress> =>
      base === null
        ? client.printers.create.mutate(input)
        : client.printers.change.mutate({ ...input, id: base._id, version: base.version }),
    fieldOf,
    loadNewest: async () => (await client.printers.list.query()).find(({ _id }) => _id === printer?._id),
    refresh: () => queryClient.invalidateQueries(trpc.printers.list.pathFilter()),
    onSaved(answer) {
      onSaved()
      if ('address' in answer) onAddress(answer)
    },
    fallback: 'Failed to save printer',
    fieldNames,
  })
  const { bind } = record
  const others = printers.filter(({ _id }) => _id !== printer?._id)

  return (
    <RecordForm record={record} describe={describeDraft(stations, printers)} {...buttons}>
      <TextInput {...bind('name')} description="Location, such as Tandoor or Front desk" data-autofocus />
      <Fieldset legend="Prints">
        <Stack>
          <Checkbox {...bind('isCounter', 'checkbox')} />
          <StationChoice bound={bind('stations')} selected={record.form.values.stations} />
        </Stack>
      </Fieldset>
      <NativeSelect {...bind('paper')} data={papers} />
      <NativeSelect
        {...bind('standInId')}
        description="Prints its tickets while this one is offline"
        data={[{ value: '', label: 'None' }, ...others.map(({ _id, name }) => ({ value: _id, label: name }))]}
      />
    </RecordForm>
  )
}

interface StationChoiceProps {
  /** The field's props. */
  bound: Record<string, unknown>
  /** By key. */
  selected: readonly string[]
}

/** Includes a selected station that was removed from the settings, so that it can be cleared. */
function StationChoice({ bound, selected }: StationChoiceProps) {
  const { stations } = useKitchen()
  // The form moves the focus to the element with this path: the first box, as the group cannot take it.
  const { 'data-path': path, autoComplete: _none, ...group } = bound
  const removed = selected.filter((key) => !stations.some((station) => station.key === key))
  const choices = [...stations, ...removed.map((key) => ({ key, name: `${key} (removed)` }))]
  return (
    <Checkbox.Group {...group}>
      <Stack gap="xs" mt={4}>
        {choices.map(({ key, name }, index) => (
          <Checkbox key={key} value={key} label={name} data-path={index === 0 ? path : undefined} />
        ))}
        {choices.length === 0 && (
          <Text size="sm" c="dimmed">
            No stations yet. Add them in Settings, under Kitchen.
          </Text>
        )}
      </Stack>
    </Checkbox.Group>
  )
}

/** The form's values: without a stand-in, its id is blank. */
type PrinterDraft = ReturnType<typeof draftOf>

/** The fields and their labels, in the order of the form. */
const fieldNames: Readonly<Record<keyof PrinterDraft, string>> = {
  name: 'Name',
  isCounter: 'Counter: the whole order',
  stations: 'Stations',
  paper: 'Paper',
  standInId: 'Backup printer',
}

const draftOf = (printer: Printer | null) => ({
  name: printer?.name ?? '',
  isCounter: printer?.isCounter ?? false,
  stations: printer?.stations ?? [],
  paper: printer?.paper ?? ('80mm' as const),
  standInId: printer?.standInId ?? '',
})

const readDraft = (draft: PrinterDraft): SavePrinterInput => ({
  ...draft,
  standInId: draft.standInId || null,
})

/** Errors of a single station are shown below all of them. */
const fieldOf = (path: string) => path.split('.', 1)[0] ?? path

/** As shown where two versions are compared. */
const describeDraft =
  (stations: Kitchen['stations'], printers: readonly Printer[]) => (draft: PrinterDraft) => ({
    ...draft,
    stations: draft.stations.map((key) => stationName(stations, key)),
    paper: paperNames[draft.paper],
    standInId: printers.find(({ _id }) => _id === draft.standInId)?.name ?? '',
  })
