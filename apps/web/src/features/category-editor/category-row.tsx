import { Text } from '@mantine/core'
import type { EditableCategory } from '@tiffin/contract'
import { trpc } from '../../lib/trpc.ts'
import { useRefreshMenu } from '../../lib/use-refresh-menu.ts'
import { MoveButton } from '../../ui/admin/move-button.tsx'
import { RecordCard } from '../../ui/admin/record-card.tsx'

interface CategoryRowProps {
  category: EditableCategory
  isFirst: boolean
  isLast: boolean
  onMove: (by: number) => void
  onEdit: () => void
}

export function CategoryRow({ category, isFirst, isLast, onMove, onEdit }: CategoryRowProps) {
  const { client } = trpc.useUtils()
  const refreshMenu = useRefreshMenu()
  const { _id, name, emoji, slug, productsCount } = category
  return (
    <RecordCard
      isRow
      title={name}
      icon={<span aria-hidden>{emoji}</span>}
      renderActions={() => (
        <>
          <MoveButton label={`Move ${name} up`} by={-1} isAtEnd={isFirst} onMove={onMove} />
          <MoveButton label={`Move ${name} down`} by={1} isAtEnd={isLast} onMove={onMove} />
        </>
      )}
      onEdit={onEdit}
      deletion={{
        consequence: 'It disappears from the menu right away.',
        onDelete: () => client.categories.delete.mutate({ id: _id }),
        onDeleted: () => void refreshMenu(),
      }}
    >
      <Text size="sm" c="dimmed">
        {slug}, {productsCount === 1 ? '1 dish' : `${productsCount} dishes`}
      </Text>
    </RecordCard>
  )
}
