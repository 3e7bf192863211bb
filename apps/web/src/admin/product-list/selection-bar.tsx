import { Alert, Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ChangedProducts, ListedProduct } from '@tiffin/contract'
import { useState } from 'react'
import { FormDrawer } from '../../ui/admin/form-drawer.tsx'
import { showToast } from '../../ui/toast.ts'
import { countProducts } from './batch-draft.ts'
import { BatchForm } from './batch-form.tsx'

interface SelectionBarProps {
  selected: readonly ListedProduct[]
  onPage: readonly ListedProduct[]
  /** All that match the search. */
  found: readonly ListedProduct[]
  onSelect: (ids: readonly string[]) => void
}

/** How many products are ticked, how to tick more, and the button that changes them together. */
export function SelectionBar({ selected, onPage, found, onSelect }: SelectionBarProps) {
  const [isOpen, { open, close }] = useDisclosure()
  const [refused, setRefused] = useState<ChangedProducts['refused']>([])
  const idsOf = (some: readonly ListedProduct[]) => some.map(({ _id }) => _id)
  const isTicked = new Set(idsOf(selected))
  const areAllOf = (some: readonly ListedProduct[]) => some.every(({ _id }) => isTicked.has(_id))
  const add = (some: readonly ListedProduct[]) => onSelect([...new Set([...isTicked, ...idsOf(some)])])

  function handleDone({ changed, refused: left }: ChangedProducts) {
    close()
    setRefused(left)
    // Those that were left as they are can be looked at, and tried again.
    onSelect(left.map(({ _id }) => _id))
    showToast({ message: `${countProducts(changed.length)} changed`, kind: 'success' })
  }

  if (found.length === 0 && selected.length === 0) return null
  return (
    <>
      {refused.length > 0 && (
        <Alert
          role="alert"
          color="chilli"
          title={`${countProducts(refused.length)} not changed`}
          withCloseButton
          closeButtonLabel="Close"
          onClose={() => setRefused([])}
        >
          <ul role="list">
            {refused.map(({ _id, message }) => (
              <li key={_id}>{message}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Group role="group" aria-label="Change several products" gap="xs" mih={36}>
        <Text role="status">{selected.length > 0 && `${countProducts(selected.length)} selected`}</Text>
        {selected.length > 0 && <Button onClick={open}>Edit selected</Button>}
        {!areAllOf(onPage) && (
          <Button variant="default" onClick={() => add(onPage)}>
            Select this page
          </Button>
        )}
        {found.length > onPage.length && !areAllOf(found) && (
          <Button variant="default" onClick={() => add(found)}>
            {`Select all ${found.length}`}
          </Button>
        )}
        {selected.length > 0 && (
          <Button variant="subtle" onClick={() => onSelect([])}>
            Select none
          </Button>
        )}
      </Group>
      <FormDrawer isOpen={isOpen} title={`Change ${countProducts(selected.length)}`} onClose={close}>
        <BatchForm products={selected} onDone={handleDone} onCancel={close} />
      </FormDrawer>
    </>
  )
}
