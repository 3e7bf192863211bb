import { trpc } from '../../lib/api/trpc.ts'
import { RecordRoom } from '../../ui/admin/record-room.tsx'
import { PromotionCard } from './promotion-card.tsx'
import { PromotionForm } from './promotion-form.tsx'

/** What the home page shows besides the menu. */
export function PromotionEditor() {
  return (
    <RecordRoom
      query={trpc.promotions.listEditable.useQuery(undefined, { staleTime: 0 })}
      one="promotion"
      lead="Shown on the home page while active."
      empty={{ title: 'No promotions yet', hint: 'The home page shows only the menu.' }}
      columns={3}
      titleOf={({ title }) => title}
      renderCard={(promotion, edit) => <PromotionCard promotion={promotion} onEdit={edit} />}
      renderForm={(promotion, slot) => <PromotionForm promotion={promotion} {...slot} />}
    />
  )
}
