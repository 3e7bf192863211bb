import { Button, Group, SimpleGrid, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { showToast } from '../toast.ts'
import { FormDrawer } from './form-drawer.tsx'
import { QueryList, type ListQuery } from './query-list.tsx'

export interface RecordFormSlot {
  submitLabel: string
  onSaved: () => void
  onCancel: () => void
}

interface RecordRoomProps<Entry extends { _id: string }> {
  query: ListQuery<readonly Entry[]>
  /** 'coupon' and 'coupons'. */
  one: string
  many: string
  /** What this room is for, in a line. */
  lead: string
  empty: { title: string; hint: string }
  columns?: number
  titleOf: (entry: Entry) => string
  renderCard: (entry: Entry, edit: () => void, place: number) => ReactNode
  /** For an entry that is changed, or null for a new one. */
  renderForm: (entry: Entry | null, slot: RecordFormSlot) => ReactNode
  children?: ReactNode
}

/** A room with a short list whose entries are made, changed and deleted. The form opens beside the list. */
export function RecordRoom<Entry extends { _id: string }>(props: RecordRoomProps<Entry>) {
  const { query, one, many, lead, empty, columns = 2, titleOf, renderCard, renderForm, children } = props
  const [edited, setEdited] = useState<Entry | 'new' | null>(null)
  const close = () => setEdited(null)
  const One = one.charAt(0).toUpperCase() + one.slice(1)

  const slot = (said: string): RecordFormSlot => ({
    submitLabel: edited === 'new' ? `Add ${one}` : 'Save',
    onCancel: close,
    onSaved() {
      close()
      void showToast({ message: said, kind: 'success' })
    },
  })

  return (
    <>
      <Group justify="space-between" mb="md">
        <Text c="dimmed">{lead}</Text>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
          {`New ${one}`}
        </Button>
      </Group>
      {children}
      <QueryList query={query} name={many} empty={empty}>
        {(entries) => (
          <SimpleGrid
            role="list"
            aria-label={many.charAt(0).toUpperCase() + many.slice(1)}
            cols={{ base: 1, lg: columns }}
            verticalSpacing={columns === 1 ? 'xs' : 'md'}
          >
            {entries.map((entry, place) => (
              <div role="listitem" key={entry._id}>
                {renderCard(entry, () => setEdited(entry), place)}
              </div>
            ))}
          </SimpleGrid>
        )}
      </QueryList>
      <FormDrawer
        isOpen={edited !== null}
        title={edited === null || edited === 'new' ? `New ${one}` : titleOf(edited)}
        onClose={close}
      >
        {edited === 'new' && renderForm(null, slot(`${One} added`))}
        {edited !== null && edited !== 'new' && renderForm(edited, slot(`${One} saved`))}
      </FormDrawer>
    </>
  )
}
