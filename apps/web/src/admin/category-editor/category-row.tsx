import { Text } from '@mantine/core'
import type { EditableCategory } from '@tiffin/contract'
import { trpc } from '../../lib/api/trpc.ts'
import { useRefreshMenu } from '../../lib/api/use-refresh-menu.ts'
import { RecordCard } from '../../ui/admin/record-card.tsx'
import type { SortControls } from '../../ui/admin/sortable-list.tsx'

interface CategoryRowProps {
  category: EditableCategory
  controls: SortControls
  onEdit: () => void
}

export function CategoryRow({ category, controls, onEdit }: CategoryRowProps) {
  const { client } = trpc.useUtils()
  const refreshMenu = useRefreshMenu()
  const { _id, name, emoji, slug, productsCount } = category
  const dishes = productsCount === 1 ? '1 dish' : `${productsCount} dishes`
  return (
    <RecordCard
      isRow
      title={name}
      icon={
        <>
          {controls.grip}
          <span aria-hidden>{emoji}</span>
        </>
      }
      renderActions={() => controls.buttons}
      onEdit={onEdit}
      deletion={{
        consequence: 'It disappears from the menu right away.',
        obstacle:
          productsCount > 0
            ? `It has ${dishes}. Move them to another category or delete them first.`
            : undefined,
        onDelete: () => client.categories.delete.mutate({ id: _id }),
        onDeleted: () => void refreshMenu(),
      }}
    >
      <Text size="sm" c="dimmed">
        {slug}, {dishes}
      </Text>
    </RecordCard>
  )
}
