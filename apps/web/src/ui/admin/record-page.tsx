import { Button, Group, SimpleGrid, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { upperFirst, useDisclosure } from '@mantine/hooks'
import { Fragment, useState, type ReactNode } from 'react'
import { showToast } from '../toast.ts'
import { FormDrawer } from './form-drawer.tsx'
import { QueryList, type ListQuery } from './query-list.tsx'

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
