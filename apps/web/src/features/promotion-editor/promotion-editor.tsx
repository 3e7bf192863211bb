import { CardSection } from '../../ui/card-section.tsx'
import { showToast } from '../../ui/toast.ts'
import { PromotionCards } from './promotion-cards.tsx'
import { PromotionForm } from './promotion-form.tsx'
import classes from './promotion-editor.module.css'

/** What stands on the home page besides the menu. */
export function PromotionEditor() {
  return (
    <div className={classes.columns}>
      <CardSection title="New promotion" lead="It stands on the home page as long as it is active.">
        <PromotionForm
          submitLabel="Add promotion"
          onSaved={() => void showToast({ message: 'Promotion added', kind: 'success' })}
        />
      </CardSection>
      <PromotionCards />
    </div>
  )
}
