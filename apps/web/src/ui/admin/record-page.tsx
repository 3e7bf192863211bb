import { Button, Group, SimpleGrid, Text, Fieldset, Stack, Alert, Table } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { upperFirst, useDisclosure } from '@mantine/hooks'
import { Fragment, useState, type ReactNode } from 'react'
import type { RecordFormState } from '../../lib/forms/use-record-form.ts'
import { showToast } from '../toast.ts'
import { FailureAlert } from './failure-alert.tsx'
import { FormDrawer } from './form-drawer.tsx'
import { QueryList, type ListQuery } from './query-list.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

export interface RecordFormSlot {
  submitLabel: string
  /** Closes the form, and shows a message. */
  onSaved: (message?: string) => void
  onCancel: () => void
}

type RecordPageProps<Entry extends { _id: string }> = ListProps<Entry> & {
  query: ListQuery<readonly Entry[]>
  /** 'coupon' */
  one: string
  /** If that is not one with an s: 'categories'. */
  many?: string
  /** On the button that opens the form for a new entry, and on that form. */
  newLabel?: string
  /** Whether the button is shown. */
  canAdd?: boolean
  /** What this page is for, in one line. */
  lead: string
  /** The entries that are collapsed below the others. */
  folded?: { title: (count: number) => string; has: (entry: Entry) => boolean }
  empty: { title: string; hint: string }
  titleOf: (entry: Entry) => string
  /** For the entry being edited, or null for a new one. */
  renderForm: (entry: Entry | null, slot: RecordFormSlot) => ReactNode
  children?: ReactNode
}

/** A card for each entry, or the list as a whole. */
type ListProps<Entry> =
  | { columns?: number; renderCard: (entry: Entry, edit: () => void) => ReactNode; renderList?: never }
  | {
      columns?: never
      renderCard?: never
      renderList: (entries: readonly Entry[], edit: (entry: Entry) => void) => ReactNode
    }

/** A page with a short list whose entries can be created, changed and deleted. The form opens beside the list. */
export function RecordPage<Entry extends { _id: string }>(props: RecordPageProps<Entry>) {
  const { query, one, many = `${one}s`, lead, newLabel = `New ${one}`, folded, empty, columns = 2 } = props
  const { canAdd = true, titleOf, renderCard, renderList, renderForm, children } = props
  // The form keeps its entry while the drawer is closing.
  const [edited, setEdited] = useState<Entry | null>(null)
  const [isOpen, { open, close }] = useDisclosure()
  const [One, Many] = [one, many].map(upperFirst)
  const { data } = query
  const shown = data?.filter((entry) => folded?.has(entry) !== true)
  const rest = data?.filter((entry) => folded?.has(entry) === true) ?? []

  function openForm(entry: Entry | null) {
    setEdited(entry)
    open()
  }

  const slot: RecordFormSlot = {
    submitLabel: edited === null ? `Add ${one}` : 'Save',
    onCancel: close,
    onSaved(message = edited === null ? `${One} added` : `${One} saved`) {
      close()
      showToast({ message: message, kind: 'success' })
    },
  }

  const renderCards = (entries: readonly Entry[], label?: string) => (
    <SimpleGrid role="list" aria-label={label} cols={{ base: 1, lg: columns }}>
      {entries.map((entry) => (
        <div role="listitem" key={entry._id}>
          {renderCard?.(entry, () => openForm(entry))}
        </div>
      ))}
    </SimpleGrid>
  )

  return (
    <>
      <Group justify="space-between" mb="md">
        <Text c="dimmed">{lead}</Text>
        {canAdd && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => openForm(null)}>
            {newLabel}
          </Button>
        )}
      </Group>
      {children}
      <QueryList query={{ ...query, data: shown }} name={many} empty={empty}>
        {(entries) => renderList?.(entries, openForm) ?? renderCards(entries, Many)}
      </QueryList>
      {rest.length > 0 && (
        <details>
          <Text component="summary" my="md">
            {folded?.title(rest.length)}
          </Text>
          {renderCards(rest)}
        </details>
      )}
      <FormDrawer isOpen={isOpen} title={edited === null ? newLabel : titleOf(edited)} onClose={close}>
        {/* Another entry may be opened while the drawer is still closing: its form starts anew. */}
        <Fragment key={edited?._id ?? 'new'}>{renderForm(edited, slot)}</Fragment>
      </FormDrawer>
    </>
  )
}

interface RecordFormProps<Draft extends object> extends TwoVersionsProps<Draft> {
  record: TwoVersionsProps<Draft>['record'] &
    Pick<RecordFormState<Draft>, 'form' | 'failure' | 'submit' | 'isFrozen'>
  submitLabel: string
  /** Something that belongs to it is still being uploaded. */
  isBusy?: boolean
  onCancel?: (() => void) | undefined
  /** The fields. */
  children: ReactNode
}

/** The fields in a column, any errors, and the buttons; if there is a newer version, both versions and a choice. */
export function RecordForm<Draft extends object>(props: RecordFormProps<Draft>) {
  const { record, describe, submitLabel, isBusy = false, onCancel, children } = props
  return (
    <form noValidate method="dialog" onSubmit={record.submit}>
      <Stack>
        <Fieldset variant="unstyled" disabled={record.isFrozen}>
          <Stack>{children}</Stack>
        </Fieldset>
        <UnsavedGuard form={record.form} />
        <TwoVersions record={record} describe={describe} />
        <FailureAlert failure={record.failure} />
        <Group gap="sm">
          <Button type="submit" loading={record.isSaving || isBusy}>
            {submitLabel}
          </Button>
          {onCancel !== undefined && (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

type DisplayValue = string | number | boolean | readonly string[]

interface TwoVersionsProps<Draft extends object> {
  record: Pick<RecordFormState<Draft>, 'conflict' | 'fieldNames' | 'isSaving' | 'keepMine' | 'takeTheirs'>
  /** A draft's display values, field by field. */
  describe?: ((draft: Draft) => Partial<Record<keyof Draft, DisplayValue>>) | undefined
}

/** Someone else saved in the meantime: both versions, field by field, and a choice. Nothing is overwritten unseen. */
function TwoVersions<Draft extends object>({ record, describe = (draft) => draft }: TwoVersionsProps<Draft>) {
  const { conflict, fieldNames, isSaving, keepMine, takeTheirs } = record
  if (conflict === null) return null
  const versions = [conflict.before, conflict.mine, conflict.theirs].map(
    (draft) => describe(draft) as Record<string, DisplayValue>,
  )
  const changed = Object.entries(fieldNames as Record<string, string>)
    .map(([name, label]) => ({ name, label, values: versions.map((version) => formatValue(version[name])) }))
    .filter(({ values }) => new Set(values).size > 1)
  return (
    <Stack role="group" aria-label="Two versions" gap="sm">
      <Alert color="chilli" role="alert" title={conflict.message}>
        {changed.length === 0
          ? 'Nothing was saved. Both versions are the same.'
          : 'Nothing was saved. This is what you and they changed:'}
      </Alert>
      {changed.length > 0 && (
        <Table withTableBorder>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Field</Table.Th>
              <Table.Th>Before</Table.Th>
              <Table.Th>Mine</Table.Th>
              <Table.Th>Theirs</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changed.map(({ name, label, values }) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{label}</Table.Th>
                {values.map((value, place) => (
                  <Table.Td key={place} style={{ overflowWrap: 'anywhere' }}>
                    {value === '' ? <em>nothing</em> : value}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Group gap="sm">
        <Button loading={isSaving} onClick={keepMine}>
          Keep mine
        </Button>
        <Button variant="default" onClick={takeTheirs}>
          Take theirs
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        Keep mine saves your changes, and theirs in the fields you didn’t change. Take theirs drops what you
        typed.
      </Text>
    </Stack>
  )
}

function formatValue(value: DisplayValue | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(', ') : String(value ?? '').trim()
}
