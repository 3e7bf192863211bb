import type { EditablePromotion } from '@tiffin/contract'
import { useId } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { DeleteAction } from '../../ui/delete-action.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { showToast } from '../../ui/toast.ts'
import { useEditInPlace } from '../../ui/use-edit-in-place.ts'
import { PromotionForm } from './promotion-form.tsx'
import { useRefreshPromotions } from './use-promotions.ts'
import classes from './promotion-card.module.css'

interface PromotionCardProps {
  promotion: EditablePromotion
  onDeleted: () => void
}

/** A promotion; while it is edited, the form stands in its place. */
export function PromotionCard({ promotion, onDeleted }: PromotionCardProps) {
  const { client } = trpc.useUtils()
  const refresh = useRefreshPromotions()
  const { edited, actions, begin, end } = useEditInPlace(promotion)
  const titleId = useId()

  function handleSaved() {
    end()
    void showToast({ message: 'Promotion saved', kind: 'success' })
  }

  function handleDeleted() {
    onDeleted()
    void refresh()
  }

  const { _id, title, subtitle, image, active, order } = promotion
  return (
    <article className={classes.card} data-active={active} aria-labelledby={titleId}>
      <FallbackImage
        src={image}
        sizes="28rem"
        className={classes.picture}
        width={640}
        height={320}
        loading="lazy"
      />
      <div className={classes.words}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {edited !== null ? (
          <PromotionForm promotion={edited} submitLabel="Save" onSaved={handleSaved} onCancel={end} />
        ) : (
          <>
            {subtitle !== '' && <p className={classes.subtitle}>{subtitle}</p>}
            <p className={classes.facts}>
              {active ? 'Active' : 'Not active'}, order {order}
            </p>
            <div ref={actions} className={classes.actions}>
              <Button look="outline" aria-describedby={titleId} onClick={begin}>
                Edit
              </Button>
              <DeleteAction
                title={title}
                titleId={titleId}
                consequence="It leaves the home page at once."
                onDelete={() => client.promotions.delete.mutate({ id: _id })}
                onDeleted={handleDeleted}
              />
            </div>
          </>
        )}
      </div>
    </article>
  )
}
